package dev.candor.load.persistence;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.RunState;
import dev.candor.load.domain.campaign.WindowRun;
import dev.candor.load.domain.campaign.file.CampaignDocument;
import dev.candor.load.domain.campaign.file.CampaignReader;
import dev.candor.load.domain.campaign.file.DocTree;
import dev.candor.load.domain.campaign.file.Reading;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.plan.Plan;
import dev.candor.load.domain.plan.PlannedWindow;
import dev.candor.load.service.MeasurementCodec;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Maps campaigns and their runs to rows and back. */
@Singleton
class CampaignRows {
  private final MeasurementCodec codec;
  private final CampaignReader reader =
      new CampaignReader(
          Optional.empty(),
          () -> {
            throw new IllegalStateException("a stored campaign has all its seeds");
          });

  @Inject
  CampaignRows(MeasurementCodec codec) {
    this.codec = codec;
  }

  void fill(CampaignEntity row, Campaign c) {
    row.id = c.id();
    row.name = c.spec().name();
    row.endpointUrl = c.spec().endpoint().url();
    row.acceptedAt = c.acceptedAt();
    row.stateLabel = c.state().label();
    row.over = c.isOver();
    row.engineIsReference = c.spec().engineIsReference();
    row.spec = Json.write(CampaignDocument.of(c.spec()));
    row.plan = Json.write(StoredPlan.of(c.plan()));
    row.state = Json.write(StoredState.of(c.state(), codec));
    row.sequenceCap = c.sequenceCap().isPresent() ? (Integer) c.sequenceCap().getAsInt() : null;
    row.gate = c.gate().map(g -> Json.write(StoredGate.of(g))).orElse(null);
    row.reportUrl = c.reportUrl().orElse(null);
  }

  void fill(WindowRunEntity row, String campaignId, WindowRun run, int place) {
    row.key = WindowRunEntity.key(campaignId, run.window().id(), run.attempt());
    row.campaignId = campaignId;
    row.windowId = run.window().id();
    row.attempt = run.attempt();
    row.place = place;
    row.state = run.state().label();
    row.reason = run.reason().orElse(null);
    row.workers = Json.write(run.workers());
    row.flags = Json.write(run.flags().stream().map(StoredFlag::of).toList());
    row.snapshots = Json.write(StoredSnapshots.of(run.snapshots()));
    row.measurement = run.measurement().map(codec::encode).orElse(null);
    row.recordedAt = run.recordedAt();
  }

  Campaign campaign(CampaignEntity row, List<WindowRunEntity> runs) {
    Plan plan = Json.read(row.plan, new TypeReference<StoredPlan>() {}).toDomain();
    return new Campaign(
        row.id,
        row.acceptedAt,
        spec(row),
        plan,
        Json.read(row.state, new TypeReference<StoredState>() {}).toDomain(codec),
        runs.stream().map(r -> run(r, plan)).toList(),
        row.sequenceCap == null ? OptionalInt.empty() : OptionalInt.of(row.sequenceCap),
        Optional.ofNullable(row.gate)
            .map(g -> Json.read(g, new TypeReference<StoredGate>() {}).toDomain()),
        Optional.ofNullable(row.reportUrl));
  }

  private CampaignSpec spec(CampaignEntity row) {
    Map<String, Object> tree = Json.read(row.spec, new TypeReference<Map<String, Object>>() {});
    return switch (reader.read(DocTree.of(tree))) {
      case Reading.Right right -> right.spec().asReference(row.engineIsReference);
      case Reading.Wrong wrong ->
          throw new IllegalStateException(
              "campaign " + row.id + " is stored wrongly: " + wrong.violations());
    };
  }

  private WindowRun run(WindowRunEntity row, Plan plan) {
    PlannedWindow window =
        plan.windows().stream().filter(w -> w.id().equals(row.windowId)).findFirst().orElseThrow();
    return new WindowRun(
        window,
        row.attempt,
        RunState.valueOf(row.state.toUpperCase(Locale.ROOT)),
        Optional.ofNullable(row.reason),
        Json.read(row.workers, new TypeReference<List<String>>() {}),
        Json.read(row.flags, new TypeReference<List<StoredFlag>>() {}).stream()
            .map(StoredFlag::toDomain)
            .toList(),
        Optional.ofNullable(row.measurement).map(codec::decode),
        Json.read(row.snapshots, new TypeReference<StoredSnapshots>() {}).toDomain(),
        row.recordedAt);
  }
}
