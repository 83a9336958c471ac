package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.plan.Plan;
import dev.candor.load.domain.plan.PlannedWindow;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** {@code campaign-accepted.v1}: a campaign runs, and this is its plan. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record CampaignAcceptedWire(
    String campaignId,
    String acceptedAt,
    Harness harness,
    boolean engineIsReferenceServer,
    SpecWire spec,
    PlanWire plan) {

  /** Which harness measures. */
  @RegisterForReflection
  record Harness(String name, String version, String revision) {}

  /** The windows in order. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record PlanWire(List<WindowWire> windows, List<Integer> restartBeforeRepeats) {
    static PlanWire of(Plan plan) {
      return new PlanWire(
          plan.windows().stream().map(WindowWire::of).toList(), plan.restartBeforeRepeats());
    }
  }

  /** One planned window. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record WindowWire(
      String windowId, int repeat, int position, String shape, String load, int streams) {
    static WindowWire of(PlannedWindow w) {
      return new WindowWire(
          w.id(), w.repeat(), w.position(), w.shape(), w.load().label(), w.streams());
    }
  }

  static CampaignAcceptedWire of(Campaign c, Harness harness) {
    return new CampaignAcceptedWire(
        c.id(),
        Wire.time(c.acceptedAt()),
        harness,
        c.spec().engineIsReference(),
        SpecWire.of(c.spec()),
        PlanWire.of(c.plan()));
  }
}
