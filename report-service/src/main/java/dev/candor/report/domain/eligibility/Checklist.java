package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Capture;
import dev.candor.report.domain.facts.Capture.ChecklistItem;
import dev.candor.report.domain.facts.Capture.ChecklistItem.State;
import dev.candor.report.domain.facts.Facts;
import dev.candor.report.domain.facts.Snapshot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The 13 items of {@code metadata.complete}: as the first capture judged them, but for the three
 * that only a finished campaign can know (load snapshots, harness and sampling, paired files).
 */
public final class Checklist {
  /** How many items METHOD § 5 asks for. */
  public static final int ITEMS = 13;

  private static final Set<String> PHASES = Set.of("before", "during", "after");

  private Checklist() {}

  /** The items in the capture's order; none when nothing was captured. */
  public static List<ChecklistItem> of(Facts facts) {
    return facts.captures().stream()
        .findFirst()
        .map(Capture::checklist)
        .orElseGet(List::of)
        .stream()
        .map(item -> judge(item, facts))
        .toList();
  }

  private static ChecklistItem judge(ChecklistItem item, Facts facts) {
    return switch (item.item()) {
      case "load-snapshot" -> snapshots(item, facts);
      case "harness-and-sampling" -> harness(item, facts);
      case "paired-files" -> paired(item, facts);
      default -> item;
    };
  }

  private static ChecklistItem snapshots(ChecklistItem item, Facts facts) {
    Set<String> seen =
        facts.snapshots().stream()
            .filter(snapshot -> snapshot.engine().running().isPresent())
            .map(Snapshot::naturalKey)
            .collect(Collectors.toSet());
    long covered =
        facts.runs().stream()
            .filter(
                run ->
                    PHASES.stream()
                        .allMatch(phase -> seen.contains(run.naturalKey() + "/" + phase)))
            .count();
    int runs = facts.runs().size();
    return runs > 0 && covered == runs
        ? new ChecklistItem(
            item.item(), State.SATISFIED, "before, during and after each of " + runs + " windows")
        : new ChecklistItem(
            item.item(),
            State.NOT_SATISFIED,
            covered + " of " + runs + " windows have the engine's load before, during and after");
  }

  private static ChecklistItem harness(ChecklistItem item, Facts facts) {
    Optional<Campaign> campaign = facts.campaign();
    if (campaign.isEmpty()) {
      return new ChecklistItem(item.item(), State.NOT_SATISFIED, "the plan has not arrived");
    }
    String revision = campaign.get().harness().revision();
    return revision.matches("[0-9a-f]{7,64}")
        ? new ChecklistItem(
            item.item(),
            State.SATISFIED,
            "revision " + revision + ", sampling, temperature and seeds are in the result file")
        : new ChecklistItem(
            item.item(),
            State.NOT_SATISFIED,
            "the harness revision is '" + revision + "', which names no revision");
  }

  private static ChecklistItem paired(ChecklistItem item, Facts facts) {
    return new ChecklistItem(
        item.item(),
        State.NOT_SATISFIED,
        (facts.gate().isPresent()
                ? "the quality gate is in the result file; "
                : "no quality gate decided; ")
            + "no power trace was recorded");
  }
}
