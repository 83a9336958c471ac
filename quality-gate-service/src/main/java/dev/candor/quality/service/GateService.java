package dev.candor.quality.service;

import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateJudge;
import dev.candor.quality.domain.GateRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Takes gates from request to handed-over decision, each once. What is left to do follows from the
 * store alone, so a gate that was interrupted is run again and a decision that was not handed over
 * is handed over, at the next start or as soon as what failed works again.
 */
public final class GateService {
  private static final Logger LOG = Logger.getLogger(GateService.class);

  private final GateStore gates;
  private final BaselineStore baselines;
  private final GateRunner runner;
  private final DecisionPublisher publisher;
  private final GateMeter meter;
  private final ScheduledExecutorService threads;
  private final Clock clock;
  private final Duration retryPause;
  private final Set<String> inHand = ConcurrentHashMap.newKeySet();
  private volatile boolean closing;

  /**
   * Puts the service together.
   *
   * @param threads run the gates; as many gates run at once as it has threads
   * @param retryPause before a step that failed is tried again
   */
  public GateService(
      GateStore gates,
      BaselineStore baselines,
      GateRunner runner,
      DecisionPublisher publisher,
      GateMeter meter,
      ScheduledExecutorService threads,
      Clock clock,
      Duration retryPause) {
    this.gates = gates;
    this.baselines = baselines;
    this.runner = runner;
    this.publisher = publisher;
    this.meter = meter;
    this.threads = threads;
    this.clock = clock;
    this.retryPause = retryPause;
  }

  /**
   * Accepts a request; the gate runs in the background. A gate that is decided already is announced
   * again, and one that is running is left alone.
   *
   * @param announces whether other services wait for the decision
   */
  public void accept(GateRequest request, boolean announces) {
    gates.request(request, announces);
    take(request.campaignId(), request.gateId());
  }

  /** Announces that a request cannot be understood, so that nobody waits for it. */
  public void refuse(String campaignId, String gateId, String why) {
    publisher.publish(GateJudge.notUnderstood(campaignId, gateId, why, clock.instant()));
  }

  /** Goes on with everything that is left to do. */
  public void resume() {
    threads.execute(
        () -> {
          try {
            gates
                .unfinished()
                .forEach(gate -> take(gate.request().campaignId(), gate.request().gateId()));
          } catch (RuntimeException e) {
            LOG.warnf("what is owed is not known yet, trying again: %s", e.getMessage());
            later(this::resume);
          }
        });
  }

  /** A campaign's gates, oldest first. */
  public List<StoredGate> ofCampaign(String campaignId) {
    return gates.ofCampaign(campaignId);
  }

  /** Stops without deciding what is running; the next start runs it again. */
  public void close() {
    closing = true;
    threads.shutdownNow();
  }

  private void take(String campaignId, String gateId) {
    String key = campaignId + "/" + gateId;
    if (!closing && inHand.add(key)) {
      threads.execute(() -> step(key, campaignId, gateId));
    }
  }

  private void step(String key, String campaignId, String gateId) {
    try {
      gates.find(campaignId, gateId).filter(gate -> !gate.isDone()).ifPresent(this::finish);
      inHand.remove(key);
      // A request that came in between is left to this thread, since the gate was still in hand.
      if (gates.find(campaignId, gateId).filter(gate -> !gate.isDone()).isPresent()) {
        take(campaignId, gateId);
      }
    } catch (RuntimeException e) {
      LOG.warnf("gate %s is not finished, trying again: %s", key, e.getMessage());
      later(() -> step(key, campaignId, gateId));
    }
  }

  private void finish(StoredGate gate) {
    GateRequest request = gate.request();
    if (gate.decision().isEmpty()) {
      Instant started = clock.instant();
      GateDecision decision = runner.run(request, baselines::find);
      if (closing) {
        return;
      }
      gates.decide(decision);
      meter.decided(decision, Duration.between(started, clock.instant()));
      LOG.infof(
          "gate %s/%s %s: %s",
          request.campaignId(), request.gateId(), decision.result().wireName(), decision.reason());
    }
    if (gate.announces()) {
      gates
          .find(request.campaignId(), request.gateId())
          .flatMap(StoredGate::decision)
          .ifPresent(publisher::publish);
      gates.markAnnounced(request.campaignId(), request.gateId());
    }
  }

  private void later(Runnable step) {
    if (!closing) {
      // The steps report their own failures, so nothing is lost with the future.
      var _ = threads.schedule(step, retryPause.toMillis(), TimeUnit.MILLISECONDS);
    }
  }
}
