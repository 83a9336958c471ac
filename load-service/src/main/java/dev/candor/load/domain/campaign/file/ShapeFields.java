package dev.candor.load.domain.campaign.file;

import dev.candor.load.domain.campaign.spec.Shape;
import dev.candor.load.domain.campaign.spec.ShapeKind;
import dev.candor.load.domain.campaign.spec.TokenRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Reads {@code shapes}: names of the method's two, or shapes of the user's own. */
final class ShapeFields {
  private static final int MOST_SHAPES = 16;
  private static final long MOST_PROMPT_TOKENS = 1_000_000;
  private static final long MOST_OUTPUT_TOKENS = 131_072;
  private static final List<Shape> BOTH = List.of(Shape.DECODE_HEAVY, Shape.PREFILL_HEAVY);

  private ShapeFields() {}

  static List<Shape> read(Section root, Problems problems) {
    Optional<Doc> at = root.value("shapes");
    Optional<List<Doc>> items = root.list("shapes", MOST_SHAPES);
    if (at.isEmpty() || items.isEmpty()) {
      return BOTH;
    }
    if (items.get().isEmpty()) {
      root.complain("shapes", at.get(), "an empty list; name at least one shape");
      return BOTH;
    }
    List<Shape> shapes = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = 0; i < items.get().size(); i++) {
      Doc item = items.get().get(i);
      String path = "shapes[" + i + "]";
      Shape shape = read(root, item, path, problems);
      if (!names.add(shape.name())) {
        problems.add(path, item.line(), "the shape '" + shape.name() + "' stands here twice");
      }
      shapes.add(shape);
    }
    return shapes;
  }

  private static Shape read(Section root, Doc item, String path, Problems problems) {
    if (item instanceof Doc.Scalar named) {
      return known(named.text())
          .orElseGet(
              () -> {
                problems.add(path, item.line(), unknown(named.text()));
                return new Shape(path, ShapeKind.CUSTOM, new TokenRange(1, 1), 1, "prose");
              });
    }
    return root.asSection(item, path)
        .map(s -> own(s, path, problems))
        .orElse(new Shape(path, ShapeKind.CUSTOM, new TokenRange(1, 1), 1, "prose"));
  }

  private static Shape own(Section s, String path, Problems problems) {
    if (s.value("name").isEmpty()) {
      problems.add(s.pathOf("name"), s.line(), "missing; use 1 to 40 of a-z, 0-9 and -");
    }
    String name = s.matching("name", "[a-z0-9-]{1,40}", "1 to 40 of a-z, 0-9 and -").orElse(path);
    String kind =
        s.oneOf(
            "kind",
            List.of("decode-heavy", "prefill-heavy", "custom"),
            known(name).map(k -> k.kind().label()).orElse("custom"));
    Shape base = known(kind).orElse(known(name).orElse(Shape.DECODE_HEAVY));
    TokenRange range = range(s, problems).orElse(base.promptTokens());
    int output = (int) s.whole("output_tokens", 1, MOST_OUTPUT_TOKENS).orElse(base.outputTokens());
    String text = s.oneOf("text", List.of("prose"), "prose");
    s.done();
    ShapeKind shapeKind = known(kind).map(Shape::kind).orElse(ShapeKind.CUSTOM);
    return new Shape(name, shapeKind, range, output, text);
  }

  private static Optional<TokenRange> range(Section s, Problems problems) {
    Optional<Doc> at = s.value("prompt_tokens");
    if (at.isEmpty()) {
      return Optional.empty();
    }
    if (at.get() instanceof Doc.Scalar) {
      OptionalLong n = s.whole("prompt_tokens", 1, MOST_PROMPT_TOKENS);
      return n.isPresent()
          ? Optional.of(new TokenRange((int) n.getAsLong(), (int) n.getAsLong()))
          : Optional.empty();
    }
    Optional<Section> ends = s.section("prompt_tokens");
    if (ends.isEmpty()) {
      return Optional.empty();
    }
    Section e = ends.get();
    for (String end : List.of("min", "max")) {
      if (e.value(end).isEmpty()) {
        problems.add(e.pathOf(end), e.line(), "missing; use both min and max");
      }
    }
    OptionalLong min = e.whole("min", 1, MOST_PROMPT_TOKENS);
    OptionalLong max = e.whole("max", 1, MOST_PROMPT_TOKENS);
    e.done();
    if (min.isEmpty() || max.isEmpty()) {
      return Optional.empty();
    }
    if (min.getAsLong() > max.getAsLong()) {
      s.complain(
          "prompt_tokens",
          at.get(),
          "min " + min.getAsLong() + " is more than max " + max.getAsLong());
      return Optional.empty();
    }
    return Optional.of(new TokenRange((int) min.getAsLong(), (int) max.getAsLong()));
  }

  private static Optional<Shape> known(String name) {
    return BOTH.stream().filter(s -> s.name().equals(name)).findFirst();
  }

  private static String unknown(String written) {
    List<String> names = BOTH.stream().map(Shape::name).toList();
    return "'"
        + written
        + "' is no known shape; use decode-heavy, prefill-heavy, or a mapping with a name"
        + Suggestion.nearest(written, names).map(w -> "; did you mean '" + w + "'?").orElse("");
  }
}
