package dev.candor.quality.config;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.client.Exchange;
import dev.candor.quality.client.HttpEngineClient;
import dev.candor.quality.client.KeyFiles;
import dev.candor.quality.service.BaselineService;
import dev.candor.quality.service.BaselineStore;
import dev.candor.quality.service.DecisionPublisher;
import dev.candor.quality.service.GateMeter;
import dev.candor.quality.service.GateRunner;
import dev.candor.quality.service.GateService;
import dev.candor.quality.service.GateStore;
import dev.candor.quality.service.WriteAccess;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.concurrent.Executors;

/** Puts the plain classes together; the only place where clocks and threads are made. */
@ApplicationScoped
public class Wiring {
  @Produces
  @Singleton
  Clock clock() {
    return Clock.systemUTC();
  }

  @Produces
  @Singleton
  GateMeter meter(MeterRegistry registry) {
    return (decision, took) ->
        registry
            .timer("candor.gate.duration", "decision", decision.result().wireName())
            .record(took);
  }

  @Produces
  @Singleton
  GateService gates(
      GateStore gates,
      BaselineStore baselines,
      DecisionPublisher publisher,
      GateMeter meter,
      QualityConfig config,
      Clock clock) {
    return new GateService(
        gates,
        baselines,
        runner(config.gate(), config, clock),
        publisher,
        meter,
        Executors.newScheduledThreadPool(
            config.gate().gatesAtOnce(), Thread.ofPlatform().name("gates-", 0).daemon().factory()),
        clock,
        config.gate().retryPause());
  }

  @Produces
  @Singleton
  BaselineService baselines(BaselineStore baselines, GateStore gates, Clock clock) {
    return new BaselineService(baselines, gates, clock);
  }

  @Produces
  @Singleton
  WriteAccess access(QualityConfig config) {
    return new WriteAccess(config.auth().tokenFile());
  }

  void started(@Observes StartupEvent event, GateService gates) {
    gates.resume();
  }

  void stopping(@Observes ShutdownEvent event, GateService gates) {
    gates.close();
  }

  private static GateRunner runner(QualityConfig.Gate gate, QualityConfig config, Clock clock) {
    Exchange exchange =
        new Exchange(
            gate.connectTimeout(), gate.answerTimeout(), gate.busyPause(), gate.answerBytes());
    HttpEngineClient engine =
        new HttpEngineClient(
            exchange, new KeyFiles(config.keysDir()), new ObjectMapper(), System::nanoTime);
    return new GateRunner(engine, clock, gate.itemsAtOnce(), gate.reasoningAllowance());
  }
}
