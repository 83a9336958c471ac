package dev.candor.metadata.domain.reading.text;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as Python, the shells and the container tools write them. */
public final class Numbers {
  private static final Pattern HUMAN = Pattern.compile("(\\d+)(\\.\\d+)?([kKmMgGtT])");
  private static final Pattern INTEGER = Pattern.compile("[+-]?\\d(_?\\d)*");
  private static final Pattern BYTES =
      Pattern.compile("(?i)(\\d+(?:\\.\\d+)?)\\s*([kmgtp]?)(i?b?)");

  private Numbers() {}

  /** A number token of JSON: Long where it is one, else Double. */
  public static Object exact(String token) {
    Optional<Long> whole = integer(token);
    return whole.isPresent() ? whole.get() : (Object) Double.valueOf(token);
  }

  /** Python's {@code int(text)}. */
  public static Optional<Long> integer(String text) {
    String trimmed = text.strip();
    if (!INTEGER.matcher(trimmed).matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Long.parseLong(trimmed.replace("_", "")));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Python's {@code float(text)}, finite. */
  public static Optional<Double> decimal(String text) {
    String trimmed = text.strip();
    if (!trimmed.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?")) {
      return Optional.empty();
    }
    return Optional.of(Double.parseDouble(trimmed));
  }

  /** An integer where the text is one, else a decimal, else empty. */
  public static Optional<Object> number(String text) {
    Optional<Long> whole = integer(text);
    return whole.isPresent() ? Optional.of(whole.get()) : decimal(text).map(value -> value);
  }

  /**
   * vLLM's integers for people: a small suffix multiplies by 1000, a capital one by 1024; decimals
   * only with a small one.
   */
  public static Optional<Long> human(String text) {
    Matcher matcher = HUMAN.matcher(text.strip());
    if (!matcher.matches()) {
      return integer(text);
    }
    char suffix = matcher.group(3).charAt(0);
    boolean binary = Character.isUpperCase(suffix);
    int power = "kmgt".indexOf(Character.toLowerCase(suffix)) + 1;
    boolean fraction = matcher.group(2) != null;
    if (binary && fraction) {
      return Optional.empty();
    }
    String digits = matcher.group(1) + (fraction ? matcher.group(2) : "");
    BigDecimal value =
        new BigDecimal(digits).multiply(BigDecimal.valueOf(binary ? 1024 : 1000).pow(power));
    return value.precision() > 18 ? Optional.empty() : Optional.of(value.longValue());
  }

  /**
   * A size as docker and compose write it ({@code 1g}, {@code 512mb}, {@code 64000}): units of
   * 1024.
   */
  public static Optional<Long> bytes(String text) {
    Matcher matcher = BYTES.matcher(text.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int power =
        " kmgtp".indexOf((matcher.group(2) + " ").toLowerCase(java.util.Locale.ROOT).charAt(0));
    BigDecimal value =
        new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(1024).pow(power));
    return value.precision() - value.scale() > 18
        ? Optional.empty()
        : Optional.of(value.longValue());
  }
}
