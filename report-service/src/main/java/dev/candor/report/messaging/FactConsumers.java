package dev.candor.report.messaging;

import dev.candor.report.service.FactKind;
import dev.candor.report.service.Intake;
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

  FactConsumers(Intake intake, PublishLoop publishing) {
    this.intake = intake;
    this.publishing = publishing;
  }

  @Incoming("campaign-accepted")
  @Blocking
  void accepted(String json) {
    publishing.changed(intake.take(FactKind.CAMPAIGN_ACCEPTED, json));
  }

  @Incoming("campaign-progressed")
  @Blocking
  void progressed(String json) {
    intake.take(FactKind.CAMPAIGN_PROGRESSED, json);
  }

  @Incoming("campaign-finished")
  @Blocking
  void finished(String json) {
    publishing.changed(intake.take(FactKind.CAMPAIGN_FINISHED, json));
  }

  @Incoming("serving-config-captured")
  @Blocking
  void captured(String json) {
    publishing.changed(intake.take(FactKind.SERVING_CONFIG_CAPTURED, json));
  }

  @Incoming("gate-decided")
  @Blocking
  void decided(String json) {
    publishing.changed(intake.take(FactKind.GATE_DECIDED, json));
  }

  @Incoming("engine-restarted")
  @Blocking
  void restarted(String json) {
    publishing.changed(intake.take(FactKind.ENGINE_RESTARTED, json));
  }

  @Incoming("snapshot-taken")
  @Blocking
  void snapshot(String json) {
    publishing.changed(intake.take(FactKind.SNAPSHOT_TAKEN, json));
  }

  @Incoming("window-recorded")
  @Blocking
  void window(String json) {
    publishing.changed(intake.take(FactKind.WINDOW_RECORDED, json));
  }
}
