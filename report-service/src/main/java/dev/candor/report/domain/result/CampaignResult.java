package dev.candor.report.domain.result;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.eligibility.Eligibility;
import dev.candor.report.domain.facts.ConfigDrift;
import dev.candor.report.domain.facts.Facts;
import java.util.List;

/**
 * Everything that a campaign's files and pages print, computed once from its facts alone: the same
 * facts always give the same result.
 */
public record CampaignResult(
    Facts facts,
    List<Cell> cells,
    List<ConfigDrift> drift,
    Eligibility eligibility,
    String headline,
    List<String> caveats) {

  /** Builds the result. */
  public static CampaignResult of(Facts facts) {
    Dossier dossier = Dossier.of(facts);
    Eligibility eligibility = Eligibility.of(dossier);
    return new CampaignResult(
        facts,
        dossier.cells(),
        ConfigDrift.between(facts.captures()),
        eligibility,
        Headline.of(facts, dossier, eligibility),
        Caveats.of(dossier));
  }

  /** Whether the campaign has ended. */
  public boolean finished() {
    return facts.finish().isPresent();
  }
}
