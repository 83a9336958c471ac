package dev.candor.load.client;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.PromptSizing;
import dev.candor.load.domain.prompt.PromptSource;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.schedule.LoadKind;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Levels for the tests. */
final class Levels {
  private Levels() {}

  static LevelPlan plan(LoadKind load, int maxTokens, Set<OptionalField> fields) {
    RequestPlan request =
        new RequestPlan(
            ApiKind.CHAT, "candor-reference", maxTokens, SamplingParameters.GREEDY, fields);
    PromptSource prompts = new PromptSource(42, new TokenSpan(39, 42), PromptSizing.ASSUMED);
    return new LevelPlan(load, request, prompts, Duration.ofSeconds(2), Duration.ofSeconds(30));
  }

  static LevelResult run(String url, LevelPlan plan) throws InterruptedException {
    try (ClientLoops loops = new ClientLoops(2, System::nanoTime)) {
      EngineEndpoint endpoint = EngineEndpoint.of(url, Optional.empty());
      return new LevelRun(loops, endpoint, plan, RequestLog.NONE, Clock.systemUTC()).run();
    }
  }

  static LevelResult.Measured measured(String url, LevelPlan plan) throws InterruptedException {
    return (LevelResult.Measured) run(url, plan);
  }
}
