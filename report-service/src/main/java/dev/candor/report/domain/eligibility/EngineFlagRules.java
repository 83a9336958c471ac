package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Measurement;
import dev.candor.report.domain.facts.Snapshot;
import dev.candor.report.domain.facts.WindowRecord;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/** Flags that need the engine's own word: its load, its caches, its cap (METHOD § 2). */
final class EngineFlagRules {
  private EngineFlagRules() {}

  static List<Rule> rules() {
    return List.of(
        new Rule(
            "prefix-cache.hit",
            Effect.FLAGS,
            "No cached prompt tokens, since prompts are unique.",
            "Switch prefix caching off, or find out what was cached.",
            EngineFlagRules::prefixCache),
        new Rule(
            "foreign-load",
            Effect.FLAGS,
            "The engine ran no more requests than were sent.",
            "Keep other users off the engine while it is measured.",
            dossier ->
                during(
                    dossier,
                    "foreign-load",
                    (run, load) -> load.running().orElse(0) > run.streams(),
                    "the engine ran more requests than were sent")),
        new Rule(
            "preempted",
            Effect.FLAGS,
            "The engine neither preempted nor queued requests.",
            "Stay below the level from which the engine queues.",
            dossier ->
                during(
                    dossier,
                    "preempted",
                    (run, load) -> load.waiting().orElse(0) > 0,
                    "requests waited inside the engine")),
        new Rule(
            "engine-capped",
            Effect.FLAGS,
            "Levels stay below the engine's own sequence cap.",
            "Read peaks beside the cap; never compare peaks under different caps.",
            EngineFlagRules::capped));
  }

  private static Verdict prefixCache(Dossier dossier) {
    Verdict flagged = LevelFlagRules.raised(dossier, "prefix-cache.hit");
    if (!(flagged instanceof Verdict.Passed)) {
      return flagged;
    }
    List<WindowRecord> runs = dossier.facts().runs();
    boolean reported =
        runs.stream()
            .flatMap(run -> run.measurement().stream())
            .map(Measurement::cachedPromptTokens)
            .anyMatch(cached -> cached.isPresent());
    return reported
        ? new Verdict.Passed("the engine reported no cached prompt tokens")
        : new Verdict.NotEvaluable("the engine does not report cached prompt tokens");
  }

  private static Verdict during(
      Dossier dossier,
      String id,
      BiPredicate<WindowRecord, Snapshot.EngineLoad> test,
      String finding) {
    if (LevelFlagRules.raised(dossier, id) instanceof Verdict.Failed failed) {
      return failed;
    }
    Map<String, Snapshot.EngineLoad> loads =
        dossier.facts().snapshots().stream()
            .filter(snapshot -> snapshot.phase().equals("during"))
            .collect(
                Collectors.toMap(
                    snapshot -> snapshot.windowId() + "/" + snapshot.attempt(), Snapshot::engine));
    List<WindowRecord> seen =
        dossier.facts().runs().stream().filter(run -> known(loads.get(run.naturalKey()))).toList();
    if (seen.isEmpty()) {
      return new Verdict.NotEvaluable("no load of the engine was read during a window");
    }
    List<WindowRecord> hits =
        seen.stream().filter(run -> test.test(run, loads.get(run.naturalKey()))).toList();
    return hits.isEmpty()
        ? new Verdict.Passed("not seen in " + seen.size() + " snapshots taken during windows")
        : new Verdict.Failed(finding + " in " + Words.windows(hits), WindowRules.keys(hits));
  }

  private static boolean known(Snapshot.@org.jspecify.annotations.Nullable EngineLoad load) {
    return load != null
        && List.of(load.running(), load.waiting()).stream().anyMatch(OptionalDouble::isPresent);
  }

  private static Verdict capped(Dossier dossier) {
    Optional<Integer> cap = dossier.sequenceCap();
    if (cap.isEmpty()) {
      return new Verdict.NotEvaluable("the engine's sequence cap could not be read");
    }
    List<CellKey> over =
        dossier.steadyCells().stream()
            .map(Cell::key)
            .filter(key -> key.streams() >= cap.get())
            .toList();
    return over.isEmpty()
        ? new Verdict.Passed("all levels lie below the cap of " + cap.get() + " sequences")
        : new Verdict.Failed(
            "at or above the engine's cap of " + cap.get() + " sequences: " + Words.cells(over),
            over);
  }
}
