package dev.candor.report.domain.result;

import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.eligibility.Eligibility;
import dev.candor.report.domain.eligibility.RuleResult;
import dev.candor.report.domain.facts.Facts;
import dev.candor.report.domain.facts.Finish;
import java.util.List;
import java.util.stream.Collectors;

/** What may be quoted, in a sentence that a person can read aloud. */
final class Headline {
  private Headline() {}

  static String of(Facts facts, Dossier dossier, Eligibility eligibility) {
    if (facts.finish().isEmpty()) {
      return "Nothing here may be quoted yet: the campaign is not finished.";
    }
    Finish finish = facts.finish().get();
    if (!finish.state().equals("completed")) {
      String was = finish.state().equals("failed") ? "" : "was ";
      return "Nothing here may be quoted: the campaign "
          + was
          + finish.state()
          + finish.reason().map(reason -> " (" + reason + ")").orElse("")
          + ".";
    }
    List<RuleResult> blocking = eligibility.blockingAll();
    if (!blocking.isEmpty()) {
      return "Nothing here may be quoted yet: " + blockers(blocking) + ".";
    }
    int all = dossier.steadyCells().size();
    int blocked =
        (int)
            dossier.steadyCells().stream()
                .filter(cell -> eligibility.blockedCells().contains(cell.key()))
                .count();
    String may =
        blocked == 0
            ? "All " + all + " levels may be quoted, each with its range, runs and flags"
            : (all - blocked) + " of " + all + " levels may be quoted; the others say why not";
    List<RuleResult> page =
        eligibility.owed().stream().filter(result -> !result.blocksAll()).toList();
    return page.isEmpty() ? may + "." : may + "; not yet on a public page (" + ids(page) + ").";
  }

  private static String blockers(List<RuleResult> blocking) {
    List<RuleResult> failed =
        blocking.stream().filter(r -> r.verdict().word().equals("failed")).toList();
    List<RuleResult> unknown =
        blocking.stream().filter(r -> r.verdict().word().equals("not-evaluable")).toList();
    String first =
        failed.isEmpty()
            ? ""
            : failed.size()
                + (failed.size() == 1 ? " rule fails (" : " rules fail (")
                + ids(failed)
                + ")";
    String second =
        unknown.isEmpty() ? "" : unknown.size() + " could not be judged (" + ids(unknown) + ")";
    return first.isEmpty() || second.isEmpty() ? first + second : first + " and " + second;
  }

  private static String ids(List<RuleResult> results) {
    return results.stream().map(RuleResult::rule).collect(Collectors.joining(", "));
  }
}
