package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import java.util.List;
import java.util.Optional;

/** Where campaigns are kept. Each call is one transaction; what it returns is stored. */
public interface CampaignStore {
  /** Stores a new campaign with its first lines. */
  void add(Campaign campaign, List<Line> lines);

  /** Stores what changed between two states of a campaign, and the lines that came with it. */
  void save(Campaign before, Campaign after, List<Line> lines);

  /** The whole campaign. */
  Optional<Campaign> find(String id);

  /** Ids of the campaigns that are not over, oldest first. */
  List<String> unfinished();

  /** The latest campaigns, newest first. */
  List<CampaignSummary> latest(int most);

  /** A campaign's lines after a sequence number, in order. */
  List<StoredLine> lines(String id, long afterSequence, int most);

  /**
   * Adds a line that comes from outside, once per source.
   *
   * @param source the natural key of what it tells
   */
  void addOnce(String campaignId, String source, Line line);
}
