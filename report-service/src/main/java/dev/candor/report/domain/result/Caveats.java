package dev.candor.report.domain.result;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.WindowRecord;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a reader must know before reading any figure, most important first. */
final class Caveats {
  private static final double LOW_RATIO = 0.8;

  private Caveats() {}

  static List<String> of(Dossier dossier) {
    List<String> caveats = new ArrayList<>();
    Optional<Campaign> campaign = dossier.facts().campaign();
    if (campaign.filter(Campaign::engineIsReferenceServer).isPresent()) {
      caveats.add(
          "The engine is Candor's own timed reference server, not a model: these figures test the"
              + " harness.");
    }
    long unresolved =
        dossier.cells().stream()
            .filter(cell -> cell.aggregate() instanceof Spread.NotYetResolved)
            .count();
    if (unresolved > 0) {
      caveats.add(
          unresolved
              + (unresolved == 1 ? " level has" : " levels have")
              + " fewer than three runs: the runs are printed, without an interval.");
    }
    if (dossier.cells().stream().anyMatch(Caveats::pooled)) {
      caveats.add(
          "A percentile marked pooled comes from all runs of its level together, since single runs"
              + " hold too few requests.");
    }
    if (dossier.steadyCells().stream().anyMatch(cell -> cell.ratio().orElse(1.0) < LOW_RATIO)) {
      caveats.add(
          "Where delivered rate and decode rate differ, users waited: the windows hold stalls or"
              + " long first tokens.");
    }
    long lost = dossier.facts().windows().stream().filter(w -> !w.valid()).count();
    if (lost > 0) {
      caveats.add(
          lost
              + (lost == 1 ? " attempt is" : " attempts are")
              + " void or invalid; they are listed and count in no figure.");
    }
    if (dossier.facts().windows().stream().anyMatch(WindowRecord::valid)) {
      caveats.add("Burst figures measure a cold start and are never the headline.");
    }
    return caveats;
  }

  private static boolean pooled(Cell cell) {
    return cell.ttftP50() instanceof PercentileFigure.Pooled
        || cell.ttftP95() instanceof PercentileFigure.Pooled
        || cell.decode() instanceof Cell.DecodeRate.Pooled;
  }
}
