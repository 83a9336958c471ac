package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Unknown;
import dev.candor.metadata.domain.reading.secret.SecretNames;
import dev.candor.metadata.domain.reading.secret.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes parsed options into a reading as their tables say; engines add what is special to them.
 */
public final class OptionWriter {
  private final ReadingBuilder out;
  private final Secrets secrets;

  public OptionWriter(ReadingBuilder out, Secrets secrets) {
    this.out = out;
    this.secrets = secrets;
  }

  /** Writes what the parser itself had to say. */
  public void remarks(ParsedOptions parsed) {
    parsed.warnings().forEach(out::warn);
    parsed
        .refusals()
        .forEach(
            refusal -> {
              out.refused(refusal.reason(), refusal.place().source(), refusal.place().where());
              refusal.fields().forEach(field -> out.unresolved(field, refusal.reason()));
            });
    parsed.unknown().forEach(this::unknown);
  }

  /** Writes a flag that no table knows under {@code extra}. */
  public void unknown(Unknown flag) {
    Token place = flag.value().orElse(flag.spelled());
    if (flag.spelled().unresolved().isPresent()) {
      out.unresolved("extra", flag.spelled().unresolved().get());
      return;
    }
    if (SecretNames.isSecret(flag.name()) && flag.value().isPresent()) {
      secret(flag.name(), place);
      return;
    }
    Object value = flag.value().isPresent() ? flag.value().get().text() : (Object) true;
    out.put("extra." + flag.name(), value, place.source(), place.where());
    out.warn("--" + flag.name() + " is in none of the known tables of this engine; kept as given");
  }

  private void secret(String name, Token value) {
    String marker = value.unresolved().isPresent() ? Secrets.UNKNOWN : secrets.marker(value.text());
    out.secret("flag:--" + name, marker);
  }

  /** Writes one option; the value it wrote, or empty when it could not. */
  public Optional<Object> write(Option option) {
    Flag flag = option.flag();
    Token place = option.place();
    Optional<String> why =
        option.values().stream().map(Token::unresolved).flatMap(Optional::stream).findFirst();
    if (flag.secret()) {
      option.values().forEach(value -> secret(flag.longName().replaceFirst("^--", ""), value));
      return Optional.empty();
    }
    if (why.isPresent()) {
      out.forget(flag.field());
      out.unresolved(flag.field(), why.get());
      return Optional.empty();
    }
    option.values().forEach(each -> hidden(flag, each));
    Optional<Object> value = value(option);
    value.ifPresent(
        found -> out.put(flag.field(), found, new Evidence(place.source(), place.where(), found)));
    return value;
  }

  /** A secret inside an ordinary value, such as a URL with credentials. */
  private void hidden(Flag flag, Token value) {
    String safe = secrets.text(value.text());
    int start = safe.indexOf('‹');
    int end = safe.indexOf('›', Math.max(0, start));
    if (!safe.equals(value.text()) && start >= 0 && end > start) {
      out.secret("flag:" + flag.longName(), safe.substring(start, end + 1));
    }
  }

  private Optional<Object> value(Option option) {
    Flag flag = option.flag();
    if (option.values().isEmpty()) {
      Object given = flag.constant().map(OptionWriter::constant).orElse(!option.negated());
      return Optional.of(given);
    }
    List<Object> values = new ArrayList<>();
    for (Token token : option.values()) {
      Optional<Object> value = Values.convert(flag.kind(), token.text());
      if (value.isEmpty()) {
        out.refused(complaint(flag, token.text()), token.source(), token.where());
        return Optional.empty();
      }
      values.add(value.get());
    }
    boolean many =
        flag.kind() == FlagKind.LIST
            || flag.kind() == FlagKind.LIST_INT
            || flag.kind() == FlagKind.PAIR;
    if (flag.kind() == FlagKind.APPEND) {
      List<Object> all = new ArrayList<>();
      out.value(flag.field()).ifPresent(before -> all.addAll((List<?>) before));
      all.addAll(values);
      return Optional.of(all);
    }
    return Optional.of(many ? values : values.getFirst());
  }

  private static Object constant(String text) {
    return text.equals("false") ? false : text.equals("true") ? true : text;
  }

  private static String complaint(Flag flag, String text) {
    String argument = "argument " + flag.display() + ": ";
    return switch (flag.kind()) {
      case JSON -> argument + "Value " + text + " cannot be converted";
      case FLOAT -> argument + "invalid float value: '" + text + "'";
      default -> argument + "invalid int value: '" + text + "'";
    };
  }
}
