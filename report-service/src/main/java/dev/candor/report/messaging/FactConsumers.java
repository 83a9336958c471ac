package dev.candor.report.messaging;

import dev.candor.report.service.FactKind;
import dev.candor.report.service.Intake;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Takes each kind of message in. A message is acknowledged once it is stored; one that breaks its
 * contract goes to the dead-letter topic.
 */
@ApplicationScoped
class FactConsumers {
  private final Intake intake;
  private final PublishLoop publishing;

  private final MeterRegistry metrics;

  FactConsumers(Intake intake, PublishLoop publishing, MeterRegistry metrics) {
    this.intake = intake;
    this.publishing = publishing;
    this.metrics = metrics;
  }

  private String take(FactKind kind, String json) {
    String campaignId = UntilStored.get(() -> intake.take(kind, json));
    metrics.counter("candor_messages_taken", "kind", kind.noun()).increment();
    return campaignId;
  }

  @Incoming("campaign-accepted")
  @Blocking
  void accepted(String json) {
    publishing.changed(take(FactKind.CAMPAIGN_ACCEPTED, json));
  }

  @Incoming("campaign-progressed")
  @Blocking
  void progressed(String json) {
    take(FactKind.CAMPAIGN_PROGRESSED, json);
  }

  @Incoming("campaign-finished")
  @Blocking
  void finished(String json) {
    publishing.changed(take(FactKind.CAMPAIGN_FINISHED, json));
  }

  @Incoming("serving-config-captured")
  @Blocking
  void captured(String json) {
    publishing.changed(take(FactKind.SERVING_CONFIG_CAPTURED, json));
  }

  @Incoming("gate-decided")
  @Blocking
  void decided(String json) {
    publishing.changed(take(FactKind.GATE_DECIDED, json));
  }

  @Incoming("engine-restarted")
  @Blocking
  void restarted(String json) {
    publishing.changed(take(FactKind.ENGINE_RESTARTED, json));
  }

  @Incoming("snapshot-taken")
  @Blocking
  void snapshot(String json) {
    publishing.changed(take(FactKind.SNAPSHOT_TAKEN, json));
  }

  @Incoming("window-recorded")
  @Blocking
  void window(String json) {
    publishing.changed(take(FactKind.WINDOW_RECORDED, json));
  }
}
