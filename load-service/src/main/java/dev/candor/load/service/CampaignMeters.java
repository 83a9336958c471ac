package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.domain.campaign.WindowRun;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Figures about the coordinator itself, for Prometheus. */
@ApplicationScoped
public class CampaignMeters {
  private final MeterRegistry registry;
  private final Map<String, AtomicInteger> byState = new ConcurrentHashMap<>();

  @Inject
  CampaignMeters(MeterRegistry registry) {
    this.registry = registry;
  }

  void count(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.AnnounceRun announced) {
        WindowRun run = announced.run();
        registry.counter("candor_windows", "state", run.state().label()).increment();
      } else if (effect instanceof Effect.AnnounceFinished finished) {
        registry
            .counter("candor_campaigns_finished", "outcome", finished.outcome().label())
            .increment();
      }
    }
  }

  void show(Collection<Campaign> live) {
    byState.values().forEach(n -> n.set(0));
    for (Campaign c : live) {
      byState
          .computeIfAbsent(
              c.state().label(),
              label -> registry.gauge("candor_campaigns", List.of(tag(label)), new AtomicInteger()))
          .incrementAndGet();
    }
  }

  /** A message could not be decoded and went to the dead letters. */
  public void deadLetter(String topic) {
    registry.counter("candor_dead_letters", "topic", topic).increment();
  }

  private static io.micrometer.core.instrument.Tag tag(String state) {
    return io.micrometer.core.instrument.Tag.of("state", state);
  }
}
