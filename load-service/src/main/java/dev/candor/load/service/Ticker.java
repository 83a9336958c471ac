package dev.candor.load.service;

import dev.candor.load.config.CoordinatorConfig;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.CampaignState;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Keeps the coordinator going: takes campaigns up at start, lets time pass, probes endpoints. */
@ApplicationScoped
public class Ticker {
  private static final Logger LOG = Logger.getLogger(Ticker.class);
  private static final Duration EVERY = Duration.ofMillis(200);

  private final CoordinatorConfig config;
  private final CampaignDriver driver;
  private final ProgressDesk desk;
  private final EndpointProbe probe;
  private final Set<String> probing = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clockwork =
      Executors.newSingleThreadScheduledExecutor(
          r -> Thread.ofPlatform().name("ticker").daemon().unstarted(r));
  private final ExecutorService probes =
      Executors.newThreadPerTaskExecutor(Thread.ofPlatform().name("probe-", 0).daemon().factory());
  private boolean takenUp;

  @Inject
  Ticker(CoordinatorConfig config, CampaignDriver driver, ProgressDesk desk, EndpointProbe probe) {
    this.config = config;
    this.driver = driver;
    this.desk = desk;
    this.probe = probe;
  }

  void start(@Observes StartupEvent started) {
    if (config.role().equals("coordinator")) {
      var _ =
          clockwork.scheduleWithFixedDelay(this::tick, 0, EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  void stop(@Observes ShutdownEvent stopping) {
    clockwork.shutdownNow();
    probes.shutdownNow();
  }

  /** One tick; what goes wrong in it is tried again in the next. */
  void tick() {
    try {
      if (!takenUp) {
        driver.takeUp();
        takenUp = true;
      }
      driver.tick();
      desk.tell();
      driver.unfinished().stream()
          .filter(c -> c.state() instanceof CampaignState.Resolving)
          .filter(c -> probing.add(c.id()))
          .forEach(c -> probes.execute(() -> resolve(c)));
    } catch (RuntimeException e) {
      LOG.warnf("this tick failed and is tried again: %s", e);
    }
  }

  private void resolve(Campaign c) {
    try {
      driver.on(c.id(), probe.resolve(c.spec().endpoint()));
    } catch (RuntimeException e) {
      LOG.warnf("the endpoint of %s is asked again: %s", c.id(), e);
    } finally {
      probing.remove(c.id());
    }
  }
}
