package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.Measurement;
import dev.candor.report.domain.facts.Shape;
import dev.candor.report.domain.facts.WindowRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Rules on windows, tokens and shapes (METHOD § 1, § 2 and § 4). */
final class WindowRules {
  private static final double WINDOW_S = 120.0;
  private static final double RAMP_S = 20.0;
  private static final double IN_FLIGHT_SHARE = 0.99;
  private static final double FAILED_SHARE = 0.05;

  private WindowRules() {}

  static List<Rule> rules() {
    return List.of(
        new Rule(
            "window.length",
            Effect.BLOCKS,
            "Steady windows of at least 120 s after a ramp of at least 20 s.",
            "Measure with window {ramp: 20s, length: 120s} or longer.",
            WindowRules::windowLength),
        new Rule(
            "tokens.counted-from-chunks",
            Effect.BLOCKS,
            "Tokens are the server's own count; a chunk is not a token.",
            "Serve with usage reporting in the stream, so that tokens need not be guessed.",
            WindowRules::tokensCounted),
        new Rule(
            "in-flight",
            Effect.BLOCKS,
            "On average at least 0.99 N requests in flight over the window.",
            "Measure again the levels whose load was not held.",
            WindowRules::inFlight),
        new Rule(
            "errors.limit",
            Effect.BLOCKS,
            "Failed requests make a level invalid above 5 %.",
            "Find out why requests failed and measure those levels again.",
            WindowRules::errorsLimit),
        new Rule(
            "shapes.both",
            Effect.BLOCKS,
            "Decode-heavy and prefill-heavy figures stand side by side.",
            "Measure both shapes, with the prompt lengths that they ask.",
            WindowRules::shapesBoth),
        new Rule(
            "speculation.random-tokens",
            Effect.BLOCKS,
            "No speculative figure on random-token prompts.",
            "Use natural-language prompts.",
            WindowRules::randomTokens),
        new Rule(
            "ladder.saturated",
            Effect.BLOCKS_PAGE,
            "A ladder climbs until two successive steps each add under 3 %, and past the cap.",
            "Add higher levels until throughput stops growing.",
            LadderRule::judge));
  }

  private static Verdict windowLength(Dossier dossier) {
    List<WindowRecord> runs = dossier.facts().steadyRuns();
    if (runs.isEmpty()) {
      return new Verdict.NotEvaluable("no valid steady window");
    }
    List<WindowRecord> brief = matching(runs, m -> m.windowS() < WINDOW_S || m.rampS() < RAMP_S);
    if (brief.isEmpty()) {
      return new Verdict.Passed("all " + runs.size() + " steady windows are long enough");
    }
    Measurement one = brief.getFirst().measurement().orElseThrow();
    return new Verdict.Failed(
        String.format(
            Locale.ROOT,
            "%d of %d steady windows are too short; %s: ramp %.1f s, window %.1f s",
            brief.size(),
            runs.size(),
            brief.getFirst().windowId(),
            one.rampS(),
            one.windowS()));
  }

  private static Verdict tokensCounted(Dossier dossier) {
    List<WindowRecord> runs = dossier.facts().runs();
    if (runs.isEmpty()) {
      return new Verdict.NotEvaluable("no valid window");
    }
    List<WindowRecord> guessed = matching(runs, m -> m.tokensCountedBy().equals("chunks"));
    if (!guessed.isEmpty()) {
      return new Verdict.Failed(
          "tokens were counted from chunks in " + Words.windows(guessed), keys(guessed));
    }
    List<String> sources =
        runs.stream()
            .flatMap(run -> run.measurement().stream())
            .map(Measurement::tokensCountedBy)
            .distinct()
            .sorted()
            .toList();
    return new Verdict.Passed("tokens were counted by " + String.join(", ", sources));
  }

  private static Verdict inFlight(Dossier dossier) {
    List<WindowRecord> steady =
        dossier.facts().windows().stream()
            .filter(window -> window.load() == Load.STEADY && window.measurement().isPresent())
            .toList();
    if (steady.isEmpty()) {
      return new Verdict.NotEvaluable("no measured steady window");
    }
    List<WindowRecord> thin =
        steady.stream()
            .filter(
                window ->
                    window.measurement().orElseThrow().inFlight().mean()
                        < IN_FLIGHT_SHARE * window.streams())
            .toList();
    if (thin.isEmpty()) {
      return new Verdict.Passed(
          "the load was held in all " + steady.size() + " measured steady windows");
    }
    WindowRecord first = thin.getFirst();
    return new Verdict.Failed(
        String.format(
            Locale.ROOT,
            "the load was not held in %s; mean %.2f of %d in %s",
            Words.windows(thin),
            first.measurement().orElseThrow().inFlight().mean(),
            first.streams(),
            first.windowId()),
        keys(thin));
  }

  private static Verdict errorsLimit(Dossier dossier) {
    List<WindowRecord> measured =
        dossier.facts().windows().stream().filter(w -> w.measurement().isPresent()).toList();
    if (measured.isEmpty()) {
      return new Verdict.NotEvaluable("no measured window");
    }
    List<WindowRecord> broken = matching(measured, m -> m.requests().failedShare() > FAILED_SHARE);
    return broken.isEmpty()
        ? new Verdict.Passed("no window lost more than 5 % of its requests")
        : new Verdict.Failed(
            "more than 5 % of requests failed in " + Words.windows(broken), keys(broken));
  }

  private static Verdict shapesBoth(Dossier dossier) {
    List<String> problems = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      List<Cell> cells =
          dossier.steadyCells().stream()
              .filter(cell -> !cell.runs().isEmpty())
              .filter(cell -> kindOf(dossier, cell).filter(kind.word::equals).isPresent())
              .toList();
      if (cells.isEmpty()) {
        problems.add("no valid " + kind.word + " window");
      }
      cells.stream()
          .flatMap(cell -> cell.prompts().stream())
          .filter(range -> range.min() < kind.min || range.max() > kind.max)
          .findFirst()
          .ifPresent(
              range ->
                  problems.add(
                      String.format(
                          Locale.ROOT,
                          "%s ran with %s; the shape asks %d to %d",
                          kind.word,
                          range.words(),
                          kind.min,
                          kind.max)));
    }
    return problems.isEmpty()
        ? new Verdict.Passed("both shapes were measured with the prompt lengths that they ask")
        : new Verdict.Failed(String.join("; ", problems));
  }

  private enum Kind {
    DECODE("decode-heavy", 39, 42),
    PREFILL("prefill-heavy", 2000, 4000);

    private final String word;
    private final int min;
    private final int max;

    Kind(String word, int min, int max) {
      this.word = word;
      this.min = min;
      this.max = max;
    }
  }

  private static Optional<String> kindOf(Dossier dossier, Cell cell) {
    return dossier
        .facts()
        .campaign()
        .flatMap(campaign -> campaign.shape(cell.key().shape()))
        .map(Shape::kind);
  }

  private static Verdict randomTokens(Dossier dossier) {
    List<String> texts =
        dossier.facts().campaign().stream()
            .flatMap(campaign -> campaign.shapes().stream())
            .map(Shape::text)
            .distinct()
            .sorted()
            .toList();
    if (texts.isEmpty()) {
      return new Verdict.NotEvaluable("the plan has not arrived");
    }
    return texts.stream().noneMatch(text -> text.startsWith("random"))
        ? new Verdict.Passed("prompts are natural language: " + String.join(", ", texts))
        : new Verdict.Failed("prompts are random tokens");
  }

  private static List<WindowRecord> matching(
      List<WindowRecord> windows, Predicate<Measurement> test) {
    return windows.stream()
        .filter(window -> window.measurement().filter(test).isPresent())
        .toList();
  }

  static List<CellKey> keys(List<WindowRecord> windows) {
    return windows.stream().map(CellKey::of).distinct().sorted().toList();
  }
}
