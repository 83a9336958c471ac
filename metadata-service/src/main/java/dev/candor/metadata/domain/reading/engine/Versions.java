package dev.candor.metadata.domain.reading.engine;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares engine versions such as {@code v0.27.1} and {@code 0.28.1rc0}. */
public final class Versions {
  private static final Pattern NUMBERS = Pattern.compile("v?(\\d+)\\.(\\d+)(?:\\.(\\d+))?.*");

  private Versions() {}

  /** Whether a version is this one or newer; false when it cannot be read. */
  public static boolean atLeast(String version, String least) {
    Optional<long[]> left = numbers(version);
    Optional<long[]> right = numbers(least);
    return left.isPresent()
        && right.isPresent()
        && java.util.Arrays.compare(left.get(), right.get()) >= 0;
  }

  private static Optional<long[]> numbers(String version) {
    Matcher matcher = NUMBERS.matcher(version);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String patch = matcher.group(3) == null ? "0" : matcher.group(3);
    return Optional.of(
        new long[] {number(matcher.group(1)), number(matcher.group(2)), number(patch)});
  }

  private static long number(String digits) {
    return digits.length() > 9 ? Long.MAX_VALUE : Long.parseLong(digits);
  }

  /** The version in an image tag such as {@code vllm/vllm-openai:v0.20.0-cu129}. */
  public static Optional<String> ofImage(String image) {
    Matcher matcher =
        Pattern.compile(":v?(\\d+\\.\\d+(?:\\.\\d+)?[a-z0-9.]*)(?:[-_+@].*)?$").matcher(image);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
