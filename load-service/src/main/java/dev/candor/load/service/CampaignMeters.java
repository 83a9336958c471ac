package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.domain.campaign.WindowRun;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Figures about the coordinator itself, for Prometheus. */
@ApplicationScoped
public class CampaignMeters {
  private static final List<String> STATES =
      List.of(
          "accepted",
          "resolving",
          "capturing",
          "gating",
          "measuring",
          "restarting",
          "capturing-after",
          "reporting");

  private final MeterRegistry registry;
  private final Map<String, AtomicInteger> byState = new HashMap<>();

  @Inject
  CampaignMeters(MeterRegistry registry) {
    this.registry = registry;
    STATES.forEach(
        state ->
            byState.put(
                state,
                registry.gauge(
                    "candor_campaigns", List.of(Tag.of("state", state)), new AtomicInteger())));
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
    byState.forEach(
        (state, gauge) ->
            gauge.set((int) live.stream().filter(c -> c.state().label().equals(state)).count()));
  }

  /** A message could not be decoded and went to the dead letters. */
  public void deadLetter(String topic) {
    registry.counter("candor_dead_letters", "topic", topic).increment();
  }
}
