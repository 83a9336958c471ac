package dev.candor.load.client;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.schedule.LoadKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * The command line of {@code measure}, as it was read.
 *
 * @param api empty tries chat, then completions
 * @param model empty takes the only one that the endpoint serves
 * @param promptTokens empty takes short prompts and does not size them
 */
record MeasureArguments(
    boolean help,
    String url,
    LoadKind load,
    int maxTokens,
    Optional<ApiKind> api,
    Optional<String> model,
    Optional<TokenSpan> promptTokens,
    SamplingParameters sampling,
    Optional<Path> apiKeyFile,
    Optional<Path> json,
    long seed,
    Duration connectTimeout,
    Duration stallTimeout) {
  static final String USAGE =
      """
      Usage: measure --endpoint URL --streams N (--ramp 5s --window 20s | --requests R)
                     --max-tokens T [--json FILE] ...

      Measures one level against an OpenAI-compatible endpoint with the load worker alone. A quick
      look: no gate, no configuration read, so nothing of it may be published.

        --endpoint URL          http://HOST:PORT
        --streams N             requests held in flight
        --ramp 5s --window 20s  steady-state window after a ramp
        --requests R            or: this many requests in all
        --max-tokens T          output cap of each request
        --api chat|completions|auto   auto, the default, tries chat first
        --model NAME            default: the only one that the endpoint serves
        --prompt-tokens N|A-B   prompt length as the server counts it
        --temperature X         default 0
        --seed S                of the prompts, default 42
        --respect-eos           let the model end early
        --api-key-file FILE     holds the bearer token
        --connect-timeout 5s    --stall-timeout 60s
        --json FILE             writes the figures there
        --help                  prints this

      Exit status: 0 measured, 1 nothing could be measured, 2 a mistake in the arguments.
      """;

  private static final TokenSpan SHORT_PROMPT = new TokenSpan(16, 16);
  private static final int MOST_STREAMS = 100_000;

  TokenSpan promptTokensOrDefault() {
    return promptTokens.orElse(SHORT_PROMPT);
  }

  static MeasureArguments parse(String[] args) {
    ArgumentMap given = ArgumentMap.read(args);
    boolean help = given.has("--help");
    int streams =
        help ? 1 : given.number("--streams", 1, MOST_STREAMS).orElseThrow(missing("--streams"));
    return new MeasureArguments(
        help,
        help ? "" : given.text("--endpoint").orElseThrow(missing("--endpoint")),
        help ? new LoadKind.Burst(1) : load(given, streams),
        help ? 1 : given.number("--max-tokens", 1, 10_000_000).orElseThrow(missing("--max-tokens")),
        api(given.text("--api").orElse("auto")),
        given.text("--model"),
        given.text("--prompt-tokens").map(MeasureArguments::span),
        new SamplingParameters(
            given.decimal("--temperature", 0, 100).orElse(0.0),
            1,
            Optional.empty(),
            !given.has("--respect-eos")),
        given.text("--api-key-file").map(Path::of),
        given.text("--json").map(Path::of),
        given.number("--seed", Integer.MIN_VALUE, Integer.MAX_VALUE).orElse(42),
        given.length("--connect-timeout").orElse(Duration.ofSeconds(5)),
        given.length("--stall-timeout").orElse(Duration.ofMinutes(1)));
  }

  private static LoadKind load(ArgumentMap given, int streams) {
    Optional<Integer> requests = given.number("--requests", 1, Integer.MAX_VALUE);
    Optional<Duration> window = given.length("--window");
    if (requests.isPresent() == window.isPresent()) {
      throw new IllegalArgumentException(
          "give either --window (with --ramp) or --requests; see --help");
    }
    return requests.isPresent()
        ? new LoadKind.Counted(streams, requests.get())
        : new LoadKind.Steady(
            streams, given.length("--ramp").orElse(Duration.ofSeconds(5)), window.orElseThrow());
  }

  private static Optional<ApiKind> api(String text) {
    return switch (text) {
      case "auto" -> Optional.empty();
      case "chat" -> Optional.of(ApiKind.CHAT);
      case "completions" -> Optional.of(ApiKind.COMPLETIONS);
      default -> throw ArgumentMap.wrong("--api", text, "chat, completions or auto");
    };
  }

  private static TokenSpan span(String text) {
    int dash = text.indexOf('-');
    try {
      int min = Integer.parseInt(dash < 0 ? text : text.substring(0, dash));
      int max = dash < 0 ? min : Integer.parseInt(text.substring(dash + 1));
      return new TokenSpan(min, max);
    } catch (NumberFormatException e) {
      throw ArgumentMap.wrong("--prompt-tokens", text, "a number, or a range such as 2000-4000");
    }
  }

  private static java.util.function.Supplier<IllegalArgumentException> missing(String name) {
    return () -> new IllegalArgumentException(name + " is missing; see --help");
  }
}
