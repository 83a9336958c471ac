package dev.candor.load.domain.campaign.file;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

/**
 * One mapping of the file while it is read. A key that is asked for becomes a known key; what was
 * never asked for is reported by {@link #done()}.
 */
final class Section {
  private static final Set<String> TRUE_WORDS = Set.of("true", "yes", "on");
  private static final BigDecimal LARGEST = BigDecimal.valueOf(Long.MAX_VALUE);

  private final Doc.Mapping map;
  private final String path;
  private final Problems problems;
  private final Set<String> known = new LinkedHashSet<>();

  Section(Doc.Mapping map, String path, Problems problems) {
    this.map = map;
    this.path = path;
    this.problems = problems;
  }

  int line() {
    return map.line();
  }

  String pathOf(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  Optional<Doc> value(String key) {
    known.add(key);
    return map.entries().stream()
        .filter(e -> e.key().equals(key))
        .map(Doc.Entry::value)
        .filter(v -> !(v instanceof Doc.Scalar s && s.kind() == Doc.Kind.NULL))
        .findFirst();
  }

  void complain(String key, Doc at, String message) {
    problems.add(pathOf(key), at.line(), message);
  }

  Optional<Section> section(String key) {
    return value(key).flatMap(v -> asSection(v, pathOf(key)));
  }

  Optional<Section> asSection(Doc doc, String at) {
    if (doc instanceof Doc.Mapping m) {
      return Optional.of(new Section(m, at, problems));
    }
    problems.add(at, doc.line(), describe(doc) + " stands here; use a mapping of keys to values");
    return Optional.empty();
  }

  Optional<List<Doc>> list(String key, int most) {
    Optional<Doc> found = value(key);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Doc doc = found.get();
    if (!(doc instanceof Doc.Sequence s)) {
      complain(key, doc, describe(doc) + " stands here; use a list in [ ]");
      return Optional.empty();
    }
    if (s.items().size() > most) {
      complain(key, doc, s.items().size() + " entries; at most " + most + " are allowed");
      return Optional.empty();
    }
    return Optional.of(s.items());
  }

  Optional<String> text(String key) {
    return value(key).flatMap(v -> asText(v, pathOf(key)));
  }

  Optional<String> asText(Doc doc, String at) {
    if (doc instanceof Doc.Scalar s && s.kind() != Doc.Kind.NULL) {
      return Optional.of(s.text());
    }
    problems.add(at, doc.line(), describe(doc) + " stands here; use a text");
    return Optional.empty();
  }

  Optional<String> matching(String key, String pattern, String allowed) {
    Optional<Doc> doc = value(key);
    Optional<String> text = text(key);
    if (doc.isPresent() && text.isPresent() && !text.get().matches(pattern)) {
      complain(key, doc.get(), "'" + shortened(text.get()) + "' is not allowed; use " + allowed);
      return Optional.empty();
    }
    return text;
  }

  String oneOf(String key, List<String> allowed, String otherwise) {
    Optional<Doc> doc = value(key);
    Optional<String> text = text(key);
    if (doc.isEmpty() || text.isEmpty()) {
      return otherwise;
    }
    if (allowed.contains(text.get())) {
      return text.get();
    }
    complain(
        key,
        doc.get(),
        "'"
            + shortened(text.get())
            + "' is not allowed; use "
            + String.join(", ", allowed)
            + meant(text.get(), allowed));
    return otherwise;
  }

  OptionalLong whole(String key, long min, long max) {
    Optional<Doc> doc = value(key);
    return doc.isEmpty()
        ? OptionalLong.empty()
        : asWhole(doc.get(), pathOf(key), "a whole number", min, max);
  }

  OptionalLong asWhole(Doc doc, String at, String what, long min, long max) {
    String allowed = "use " + what + " from " + min + " to " + max;
    Optional<BigDecimal> number = number(doc, at, allowed);
    if (number.isEmpty()) {
      return OptionalLong.empty();
    }
    BigDecimal n = number.get();
    boolean whole = n.abs().compareTo(LARGEST) <= 0 && n.stripTrailingZeros().scale() <= 0;
    if (!whole || n.longValue() < min || n.longValue() > max) {
      problems.add(
          at, doc.line(), shortened(((Doc.Scalar) doc).text()) + " is not allowed; " + allowed);
      return OptionalLong.empty();
    }
    return OptionalLong.of(n.longValueExact());
  }

  OptionalDouble decimal(String key, double min, double max) {
    Optional<Doc> doc = value(key);
    return doc.isEmpty() ? OptionalDouble.empty() : asDecimal(doc.get(), pathOf(key), min, max);
  }

  OptionalDouble asDecimal(Doc doc, String at, double min, double max) {
    String allowed = "use a number from " + min + " to " + max;
    Optional<BigDecimal> number = number(doc, at, allowed);
    if (number.isEmpty()) {
      return OptionalDouble.empty();
    }
    double d = number.get().doubleValue();
    if (d < min || d > max) {
      problems.add(
          at, doc.line(), shortened(((Doc.Scalar) doc).text()) + " is not allowed; " + allowed);
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(d);
  }

  boolean truth(String key, boolean otherwise) {
    Optional<Doc> doc = value(key);
    if (doc.isEmpty()) {
      return otherwise;
    }
    if (doc.get() instanceof Doc.Scalar s && s.kind() == Doc.Kind.TRUTH) {
      return TRUE_WORDS.contains(s.text().toLowerCase(Locale.ROOT));
    }
    complain(key, doc.get(), describe(doc.get()) + " stands here; use true or false");
    return otherwise;
  }

  Duration length(String key, Duration otherwise, Duration min, Duration max) {
    Optional<Doc> doc = value(key);
    if (doc.isEmpty()) {
      return otherwise;
    }
    Optional<Duration> length =
        doc.get() instanceof Doc.Scalar s ? Lengths.parse(s.text()) : Optional.empty();
    if (length.isPresent()
        && length.get().compareTo(min) >= 0
        && length.get().compareTo(max) <= 0) {
      return length.get();
    }
    complain(
        key,
        doc.get(),
        describe(doc.get())
            + " is not allowed; use a time from "
            + Lengths.render(min)
            + " to "
            + Lengths.render(max)
            + " such as 500ms, 20s or 2m");
    return otherwise;
  }

  List<Doc.Entry> entries() {
    map.entries().forEach(e -> known.add(e.key()));
    reportDoubles();
    return map.entries();
  }

  void done() {
    reportDoubles();
    for (Doc.Entry e : map.entries()) {
      if (!known.contains(e.key())) {
        problems.add(
            pathOf(e.key()),
            e.line(),
            "unknown key '" + shortened(e.key()) + "'" + meant(e.key(), known));
      }
    }
  }

  private void reportDoubles() {
    Set<String> seen = new HashSet<>();
    for (Doc.Entry e : map.entries()) {
      if (!seen.add(e.key())) {
        problems.add(
            pathOf(e.key()), e.line(), "the key '" + shortened(e.key()) + "' stands here twice");
      }
    }
  }

  private Optional<BigDecimal> number(Doc doc, String at, String allowed) {
    if (doc instanceof Doc.Scalar s
        && (s.kind() == Doc.Kind.INTEGER || s.kind() == Doc.Kind.DECIMAL)) {
      Optional<BigDecimal> number = Numbers.parse(s.text());
      if (number.isPresent()) {
        return number;
      }
    }
    problems.add(at, doc.line(), describe(doc) + " stands here; " + allowed);
    return Optional.empty();
  }

  private static String meant(String written, Collection<String> allowed) {
    List<String> words = new ArrayList<>(allowed);
    return Suggestion.nearest(written, words).map(w -> "; did you mean '" + w + "'?").orElse("");
  }

  static String describe(Doc doc) {
    return switch (doc) {
      case Doc.Mapping m -> "a mapping of " + m.entries().size() + " keys";
      case Doc.Sequence s -> "a list of " + s.items().size();
      case Doc.Scalar s -> "'" + shortened(s.text()) + "'";
    };
  }

  private static String shortened(String text) {
    return text.length() <= 60 ? text : text.substring(0, 57) + "...";
  }
}
