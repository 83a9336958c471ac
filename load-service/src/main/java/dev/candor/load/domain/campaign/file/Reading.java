package dev.candor.load.domain.campaign.file;

import dev.candor.load.domain.campaign.spec.CampaignSpec;
import java.util.List;

/** The outcome of reading a campaign file. */
public sealed interface Reading {
  /** The file is right. */
  record Right(CampaignSpec spec) implements Reading {}

  /** Every mistake, in the order of the file. */
  record Wrong(List<Violation> violations) implements Reading {}
}
