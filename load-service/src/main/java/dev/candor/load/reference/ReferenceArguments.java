package dev.candor.load.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The command line of the reference server, as it was read. */
record ReferenceArguments(boolean help, ReferenceOptions options) {
  static final String USAGE =
      """
      Usage: reference-server [--port P] [--ttft 40ms] [--itl 5ms] [--tokens-per-chunk 1] ...

        --port P                    port on 127.0.0.1; 0, the default, takes a free one
        --ttft 40ms                 time from a request to its first token
        --itl 5ms                   time per token after that
        --tokens-per-chunk K        tokens in every event
        --prefill-tokens-per-s X    adds prompt tokens / X to the time to the first token
        --max-seqs N                requests served at once; further ones wait
        --max-tokens N              output tokens when a request names no cap (128)
        --counting ids|running|final|none   what it tells about tokens, when asked
        --answers FILE              JSON object {prompt: answer}: exact answers to known prompts
        --garbage                   answers like an engine with a broken kernel
        --fixture one-right-answer  the example stream of METHOD section 1
        --fail-every N              every n-th request is answered 500
        --cut-every N               every n-th stream is cut in the middle
        --error-every N             every n-th stream holds an error object
        --status CODE               answers every completion with this status
        --refuse FIELD              answers 400 to requests with this field; may be repeated
        --help                      prints this
      """;

  private static final Set<String> SWITCHES = Set.of("--garbage", "--help");
  private static final Set<String> VALUES =
      Set.of(
          "--port",
          "--ttft",
          "--itl",
          "--tokens-per-chunk",
          "--prefill-tokens-per-s",
          "--max-seqs",
          "--max-tokens",
          "--counting",
          "--answers",
          "--fixture",
          "--fail-every",
          "--cut-every",
          "--error-every",
          "--status",
          "--refuse");

  static ReferenceArguments parse(String[] args) {
    Map<String, String> given = new HashMap<>();
    Set<String> refused = new HashSet<>();
    Iterator<String> rest = List.of(args).iterator();
    while (rest.hasNext()) {
      String name = rest.next();
      if (SWITCHES.contains(name)) {
        given.put(name, "");
      } else if (!VALUES.contains(name)) {
        throw new IllegalArgumentException("unknown argument '" + name + "'; see --help");
      } else if (!rest.hasNext()) {
        throw new IllegalArgumentException(name + " needs a value; see --help");
      } else if (name.equals("--refuse")) {
        refused.add(rest.next());
      } else {
        given.put(name, rest.next());
      }
    }
    return new ReferenceArguments(given.containsKey("--help"), options(given, refused));
  }

  private static ReferenceOptions options(Map<String, String> given, Set<String> refused) {
    ReferenceOptions base = ReferenceOptions.defaults();
    return new ReferenceOptions(
        number(given, "--port", 0, 65_535).orElse(0),
        length(given, "--ttft").orElse(base.ttft()),
        length(given, "--itl").orElse(base.itl()),
        number(given, "--tokens-per-chunk", 1, 10_000).orElse(base.tokensPerChunk()),
        number(given, "--max-seqs", 1, 1_000_000).orElse(base.maxSequences()),
        rate(given, "--prefill-tokens-per-s"),
        counting(given),
        answers(given),
        given.containsKey("--garbage"),
        fixture(given),
        number(given, "--fail-every", 1, Integer.MAX_VALUE),
        number(given, "--cut-every", 1, Integer.MAX_VALUE),
        number(given, "--error-every", 1, Integer.MAX_VALUE),
        number(given, "--status", 300, 599),
        Set.copyOf(refused),
        number(given, "--max-tokens", 1, 10_000_000).orElse(base.defaultTokens()));
  }

  private static Optional<Integer> number(
      Map<String, String> given, String name, int min, int max) {
    return Optional.ofNullable(given.get(name))
        .map(
            text -> {
              try {
                int value = Integer.parseInt(text);
                if (value >= min && value <= max) {
                  return value;
                }
              } catch (NumberFormatException e) {
                throw wrong(name, text, "a whole number from " + min + " to " + max);
              }
              throw wrong(name, text, "a whole number from " + min + " to " + max);
            });
  }

  private static Optional<Double> rate(Map<String, String> given, String name) {
    return Optional.ofNullable(given.get(name))
        .map(
            text -> {
              try {
                double value = Double.parseDouble(text);
                if (value > 0 && value < 1e12) {
                  return value;
                }
              } catch (NumberFormatException e) {
                throw wrong(name, text, "a number above 0");
              }
              throw wrong(name, text, "a number above 0");
            });
  }

  private static Optional<Duration> length(Map<String, String> given, String name) {
    return Optional.ofNullable(given.get(name))
        .map(
            text ->
                LengthText.parse(text)
                    .orElseThrow(() -> wrong(name, text, "a length such as 40ms or 1.5s")));
  }

  private static ReferenceOptions.Counting counting(Map<String, String> given) {
    String text = given.getOrDefault("--counting", "ids");
    return Arrays.stream(ReferenceOptions.Counting.values())
        .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(text))
        .findFirst()
        .orElseThrow(() -> wrong("--counting", text, "ids, running, final or none"));
  }

  private static boolean fixture(Map<String, String> given) {
    String text = given.getOrDefault("--fixture", "");
    if (!text.isEmpty() && !text.equals("one-right-answer")) {
      throw wrong("--fixture", text, "one-right-answer");
    }
    return !text.isEmpty();
  }

  private static Map<String, String> answers(Map<String, String> given) {
    String file = given.getOrDefault("--answers", "");
    if (file.isEmpty()) {
      return Map.of();
    }
    try {
      return Wire.answers(Files.readString(Path.of(file)));
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "--answers " + file + " cannot be read as a JSON object of strings: " + e.getMessage(),
          e);
    }
  }

  private static IllegalArgumentException wrong(String name, String text, String allowed) {
    return new IllegalArgumentException(name + ": '" + text + "' is not allowed; use " + allowed);
  }
}
