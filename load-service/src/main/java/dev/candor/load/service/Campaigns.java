package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.campaign.file.Reading;
import dev.candor.load.domain.campaign.file.Violation;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.plan.Planner;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;

/** What people do with campaigns. */
@Singleton
public class Campaigns {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final CampaignFiles files;
  private final CampaignDriver driver;
  private final CampaignStore store;
  private final ProgressDesk desk;
  private final Clock clock;
  private final LongSupplier random;

  @Inject
  Campaigns(
      CampaignFiles files,
      CampaignDriver driver,
      CampaignStore store,
      ProgressDesk desk,
      Clock clock,
      @Named("fresh-seeds") LongSupplier random) {
    this.files = files;
    this.driver = driver;
    this.store = store;
    this.desk = desk;
    this.clock = clock;
    this.random = random;
  }

  /** What became of a submission. */
  public sealed interface Submission {
    /** It is stored and runs. */
    record Accepted(Campaign campaign) implements Submission {}

    /** It is wrong. */
    record Rejected(List<Violation> violations) implements Submission {}
  }

  /** Reads a campaign file, and starts the campaign when it is right. */
  public Submission submit(String text) {
    return switch (files.read(text)) {
      case Reading.Wrong wrong -> new Submission.Rejected(wrong.violations());
      case Reading.Right right -> {
        Campaign campaign = create(right.spec());
        driver.submit(campaign);
        yield new Submission.Accepted(campaign);
      }
    };
  }

  /** Reads a campaign file and starts nothing. */
  public Reading check(String text) {
    return files.read(text);
  }

  /** Stops a campaign; empty when there is none of that id. One that is over stays as it is. */
  public Optional<Campaign> cancel(String id) {
    return driver.on(id, new CampaignEvent.CancelAsked()) ? driver.find(id) : Optional.empty();
  }

  /** A campaign as it stands. */
  public Optional<Campaign> find(String id) {
    return driver.find(id);
  }

  /** The latest campaigns, newest first. */
  public List<CampaignSummary> latest(int most) {
    return store.latest(most);
  }

  /** A campaign's history after a sequence number. */
  public List<StoredLine> lines(String id, long afterSequence) {
    return store.lines(id, afterSequence, Lines.MOST);
  }

  /** How a campaign is getting on. */
  public Progress progress(Campaign campaign) {
    return desk.of(campaign);
  }

  private Campaign create(CampaignSpec spec) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    String id =
        "c-"
            + STAMP.format(now)
            + "-"
            + String.format(Locale.ROOT, "%04x", random.getAsLong() & 0xffff);
    return Campaign.accepted(id, spec, Planner.plan(spec), now);
  }
}
