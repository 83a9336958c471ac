package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.CampaignMachine;
import dev.candor.load.domain.campaign.CampaignState;
import dev.candor.load.domain.campaign.Step;
import dev.candor.load.domain.campaign.Words;
import dev.candor.load.domain.plan.Estimate;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Knows how every campaign is getting on, and tells the report at each change and each 2 seconds.
 */
@ApplicationScoped
public class ProgressDesk {
  private static final Duration EVERY = Duration.ofSeconds(2);

  private final CampaignDriver driver;
  private final WorkerRegistry workers;
  private final Announcer announcer;
  private final Publisher publisher;
  private final Clock clock;
  private final Map<String, Progress> told = new HashMap<>();

  @Inject
  ProgressDesk(
      CampaignDriver driver,
      WorkerRegistry workers,
      Announcer announcer,
      Publisher publisher,
      Clock clock) {
    this.driver = driver;
    this.workers = workers;
    this.announcer = announcer;
    this.publisher = publisher;
    this.clock = clock;
  }

  /** How a campaign is getting on at this moment. */
  public Progress of(Campaign c) {
    Instant now = clock.instant();
    Optional<String> used = driver.endpointUsedBy(c);
    return new Progress(
        c.id(),
        now,
        c.state().label(),
        CampaignMachine.waitingFor(c, used)
            .map(w -> w + " (" + Words.doing(c) + ")")
            .orElse(Words.doing(c)),
        c.windowsDone(),
        c.plan().windows().size(),
        c.isOver() ? OptionalDouble.empty() : workers.tokensPerSecond(c.id()),
        eta(c, now));
  }

  /** Tells the report whatever is new or due. */
  void tell() {
    Map<String, Progress> current = new HashMap<>();
    for (Campaign c : driver.unfinished()) {
      Progress now = of(c);
      Progress before = told.get(c.id());
      boolean due =
          before == null || now.isNewsAfter(before) || !now.at().isBefore(before.at().plus(EVERY));
      if (due) {
        publisher.mention("progress of " + c.id(), () -> announcer.progress(now));
      }
      current.put(c.id(), due || before == null ? now : before);
    }
    told.clear();
    told.putAll(current);
  }

  private static OptionalDouble eta(Campaign c, Instant now) {
    if (c.isOver() || c.state() instanceof CampaignState.Reporting) {
      return OptionalDouble.empty();
    }
    Duration left = Estimate.from(c.spec(), c.plan(), c.windowsDone());
    if (c.state() instanceof CampaignState.Measuring m && m.step() instanceof Step.Running r) {
      Duration whole = Estimate.of(c.spec(), c.plan().windows().get(m.index()));
      Duration spent = Duration.between(r.assignedAt(), now);
      left = left.minus(spent.compareTo(whole) < 0 ? spent : whole);
    }
    return OptionalDouble.of(Math.max(0, left.toMillis() / 1000.0));
  }
}
