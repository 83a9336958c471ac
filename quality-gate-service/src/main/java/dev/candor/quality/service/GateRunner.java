package dev.candor.quality.service;

import dev.candor.quality.domain.Baseline;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Asked;
import dev.candor.quality.domain.GateJudge;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.domain.ItemResult;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Runs one gate from the request to the decision; remembers nothing. */
public final class GateRunner {
  private final EngineClient engine;
  private final Clock clock;
  private final int concurrency;
  private final int reasoningAllowance;

  /**
   * Puts the runner together.
   *
   * @param concurrency items in flight, 1 or more
   * @param reasoningAllowance tokens added for a model that reasons before it answers
   */
  public GateRunner(EngineClient engine, Clock clock, int concurrency, int reasoningAllowance) {
    this.engine = engine;
    this.clock = clock;
    this.concurrency = concurrency;
    this.reasoningAllowance = reasoningAllowance;
  }

  /**
   * Asks and decides; blocks until done.
   *
   * @param baselineOf finds the baseline of a model by its name
   */
  public GateDecision run(GateRequest request, Function<String, Optional<Baseline>> baselineOf) {
    return switch (engine.resolve(request.endpoint())) {
      case Resolution.Unready(String why) -> GateJudge.unasked(request, why, clock.instant());
      case Resolution.Ready(Target target) -> {
        List<ItemResult> results =
            new GateRun(engine, target, concurrency, reasoningAllowance).results();
        Asked asked = new Asked(results.size(), 0, target.api().wireName(), target.model());
        yield GateJudge.decide(
            request, asked, results, baselineOf.apply(target.model()), clock.instant());
      }
    };
  }
}
