package dev.candor.load.messaging.coordinator;

import dev.candor.load.service.CampaignDriver;
import dev.candor.load.service.UntilStored;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Hears what others say about campaigns. A message that cannot be decoded goes to the dead letters;
 * a database that is away is waited for.
 */
@ApplicationScoped
class CampaignConsumers {
  private final CampaignDriver driver;

  @Inject
  CampaignConsumers(CampaignDriver driver) {
    this.driver = driver;
  }

  @Incoming("serving-config-captured")
  @Blocking
  void configCaptured(String message) {
    heard(message, Heard.ConfigCaptured.class);
  }

  @Incoming("gate-decided")
  @Blocking
  void gateDecided(String message) {
    heard(message, Heard.GateDecided.class);
  }

  @Incoming("snapshot-taken")
  @Blocking
  void snapshotTaken(String message) {
    heard(message, Heard.SnapshotTaken.class);
  }

  @Incoming("engine-restarted")
  @Blocking
  void engineRestarted(String message) {
    heard(message, Heard.EngineRestarted.class);
  }

  @Incoming("level-measured-in")
  @Blocking
  void levelMeasured(String message) {
    heard(message, Heard.LevelMeasured.class);
  }

  @Incoming("report-published")
  @Blocking
  void reportPublished(String message) {
    heard(message, Heard.ReportPublished.class);
  }

  private <T extends Heard.About> void heard(String message, Class<T> kind) {
    T about = Wire.read(message, kind);
    var event = about.toEvent();
    UntilStored.run(() -> driver.on(about.campaignId(), event));
  }
}
