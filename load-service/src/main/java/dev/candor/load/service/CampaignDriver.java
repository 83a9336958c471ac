package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.campaign.CampaignMachine;
import dev.candor.load.domain.campaign.CampaignState;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.domain.campaign.Owed;
import dev.candor.load.domain.campaign.Part;
import dev.candor.load.domain.campaign.Step;
import dev.candor.load.domain.campaign.Turn;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.jboss.logging.Logger;

/**
 * Takes every campaign to its end: one event at a time, first stored, then said. Campaigns that are
 * not over are held in memory as they are stored; one whose storing failed is read anew, and what
 * it owes is said again.
 */
@ApplicationScoped
public class CampaignDriver {
  private static final Logger LOG = Logger.getLogger(CampaignDriver.class);

  private final CampaignMachine machine;
  private final CampaignStore store;
  private final Announcer announcer;
  private final Publisher publisher;
  private final WorkerRegistry workers;
  private final CampaignMeters meters;
  private final Clock clock;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Campaign> live = new LinkedHashMap<>();
  private final Set<String> toReload = new HashSet<>();

  @Inject
  CampaignDriver(
      CampaignMachine machine,
      CampaignStore store,
      Announcer announcer,
      Publisher publisher,
      WorkerRegistry workers,
      CampaignMeters meters,
      Clock clock) {
    this.machine = machine;
    this.store = store;
    this.announcer = announcer;
    this.publisher = publisher;
    this.workers = workers;
    this.meters = meters;
    this.clock = clock;
  }

  /** Takes up every stored campaign that is not over as it is stored, and says what each owes. */
  public void takeUp() {
    locked(
        () -> {
          live.clear();
          store.unfinished().forEach(this::load);
        });
  }

  /** Stores a new campaign; it starts by itself. */
  void submit(Campaign campaign) {
    int windows = campaign.plan().windows().size();
    Line line =
        Line.log(
            campaign.acceptedAt(),
            Effect.Severity.INFO,
            "campaign accepted: "
                + counted(windows, "window")
                + " in "
                + counted(campaign.plan().repeats(), "repeat"));
    locked(
        () -> {
          store.add(campaign, List.of(line));
          live.put(campaign.id(), campaign);
        });
  }

  private static String counted(int n, String what) {
    return n + " " + what + (n == 1 ? "" : "s");
  }

  /**
   * Something happened to a campaign.
   *
   * @return whether there is such a campaign
   */
  public boolean on(String campaignId, CampaignEvent event) {
    lock.lock();
    try {
      return apply(campaignId, event);
    } finally {
      lock.unlock();
    }
  }

  /** Time went on for every campaign that is not over. */
  void tick() {
    locked(
        () -> {
          if (publisher.isStuck()) {
            workers.listenAnew();
          }
          List.copyOf(toReload).forEach(this::load);
          for (String id : List.copyOf(live.keySet())) {
            apply(id, timePassed(id));
          }
          meters.show(live.values());
        });
  }

  /** The campaigns that are not over. */
  Collection<Campaign> unfinished() {
    lock.lock();
    try {
      return List.copyOf(live.values());
    } finally {
      lock.unlock();
    }
  }

  /** A campaign as it stands, over or not. */
  Optional<Campaign> find(String id) {
    lock.lock();
    try {
      Campaign held = live.get(id);
      return held == null ? store.find(id) : Optional.of(held);
    } finally {
      lock.unlock();
    }
  }

  /** Another campaign that uses the same endpoint and comes first, if there is one. */
  Optional<String> endpointUsedBy(Campaign c) {
    lock.lock();
    try {
      return live.values().stream()
          .filter(o -> !o.id().equals(c.id()))
          .filter(o -> o.spec().endpoint().url().equals(c.spec().endpoint().url()))
          .filter(o -> isBusy(o) || isWaitingLonger(o, c))
          .map(Campaign::id)
          .findFirst();
    } finally {
      lock.unlock();
    }
  }

  private static boolean isBusy(Campaign c) {
    return !(c.state() instanceof CampaignState.Accepted)
        && !(c.state() instanceof CampaignState.Reporting)
        && !c.isOver();
  }

  private static boolean isWaitingLonger(Campaign other, Campaign c) {
    return other.state() instanceof CampaignState.Accepted
        && (other.acceptedAt().isBefore(c.acceptedAt())
            || (other.acceptedAt().equals(c.acceptedAt()) && other.id().compareTo(c.id()) < 0));
  }

  private boolean apply(String id, CampaignEvent event) {
    Campaign before = live.get(id);
    if (before == null) {
      Optional<Campaign> stored = load(id);
      if (stored.isEmpty()) {
        LOG.warnf(
            "%s is about campaign %s, which is not known here",
            event.getClass().getSimpleName(), id);
        return false;
      }
      before = stored.get();
    }
    Instant now = clock.instant();
    Turn turn = machine.on(before, event, now);
    if (!(event instanceof CampaignEvent.TimePassed) && !turn.campaign().isOver()) {
      Turn more = machine.on(turn.campaign(), timePassed(turn.campaign()), now);
      List<Effect> effects = new ArrayList<>(turn.effects());
      effects.addAll(more.effects());
      turn = new Turn(more.campaign(), effects);
    }
    keep(before, turn, now);
    return true;
  }

  private void keep(Campaign before, Turn turn, Instant now) {
    Campaign after = turn.campaign();
    if (after.equals(before) && turn.effects().isEmpty()) {
      return;
    }
    try {
      store.save(before, after, Lines.of(after, turn.effects(), now));
    } catch (RuntimeException e) {
      live.remove(before.id());
      toReload.add(before.id());
      throw e;
    }
    hold(after);
    meters.count(turn.effects());
    say(after, turn.effects(), now);
  }

  private Optional<Campaign> load(String id) {
    Optional<Campaign> stored = store.find(id);
    toReload.remove(id);
    stored
        .filter(c -> !c.isOver())
        .ifPresent(
            c -> {
              hold(c);
              say(c, Owed.of(c), clock.instant());
              LOG.infof("campaign %s is taken up in state %s", id, c.state().label());
            });
    return stored;
  }

  private void hold(Campaign c) {
    if (c.isOver()) {
      live.remove(c.id());
    } else {
      live.put(c.id(), c);
    }
  }

  private void say(Campaign c, List<Effect> effects, Instant now) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Note note) {
        LOG.infof("%s: %s", c.id(), note.text());
      } else {
        publisher.say(
            effect.getClass().getSimpleName() + " of " + c.id(),
            () -> announcer.announce(c, effect, now, logFor(c, effect)));
      }
    }
  }

  private List<StoredLine> logFor(Campaign c, Effect effect) {
    return effect instanceof Effect.AnnounceFinished
        ? store.lines(c.id(), 0, Lines.MOST)
        : List.of();
  }

  private CampaignEvent timePassed(String id) {
    Campaign c = live.get(id);
    return c == null
        ? new CampaignEvent.TimePassed(workers.view(Set.of()), Optional.empty())
        : timePassed(c);
  }

  private CampaignEvent timePassed(Campaign c) {
    Optional<String> used =
        c.state() instanceof CampaignState.Accepted ? endpointUsedBy(c) : Optional.empty();
    return new CampaignEvent.TimePassed(workers.view(assigned()), used);
  }

  private Set<String> assigned() {
    Set<String> ids = new HashSet<>();
    for (Campaign c : live.values()) {
      if (c.state() instanceof CampaignState.Measuring m && m.step() instanceof Step.Running r) {
        r.parts().stream()
            .filter(p -> p.result() instanceof Part.Result.Pending)
            .forEach(p -> ids.add(p.workerId()));
      }
    }
    return ids;
  }

  private void locked(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }
}
