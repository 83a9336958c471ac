package dev.candor.metadata.persistence;

import dev.candor.metadata.contract.CaptureRequested;
import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.contract.ServingConfigCaptured;
import dev.candor.metadata.contract.SnapshotRequested;
import dev.candor.metadata.contract.SnapshotTaken;
import dev.candor.metadata.domain.capture.Capture;
import dev.candor.metadata.domain.capture.CaptureRequest;
import dev.candor.metadata.domain.capture.SnapshotCount;
import dev.candor.metadata.domain.load.Phase;
import dev.candor.metadata.domain.load.Snapshot;
import dev.candor.metadata.domain.load.SnapshotRequest;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.RestartStore;
import dev.candor.metadata.service.SnapshotCounter;
import dev.candor.metadata.service.SnapshotService;
import dev.candor.metadata.service.WorkStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;

/** The stores of this service, all on the work table. */
@ApplicationScoped
public class Stores {
  private final WorkRepository rows;

  Stores(WorkRepository rows) {
    this.rows = rows;
  }

  @Produces
  @ApplicationScoped
  WorkStore<CaptureRequest, Capture> captures() {
    return new WorkTable<>(
        rows,
        "capture",
        text -> ContractJson.read(text, CaptureRequested.class).toDomain(),
        capture -> new Key(capture.campaignId(), capture.captureId()),
        capture -> ContractJson.write(ServingConfigCaptured.of(capture)));
  }

  @Produces
  @ApplicationScoped
  WorkStore<SnapshotRequest, Snapshot> snapshots() {
    return new WorkTable<>(
        rows,
        "snapshot",
        text -> ContractJson.read(text, SnapshotRequested.class).toDomain(),
        snapshot ->
            new Key(
                snapshot.campaignId(),
                SnapshotService.partOf(snapshot.windowId(), snapshot.attempt(), snapshot.phase())),
        snapshot -> ContractJson.write(SnapshotTaken.of(snapshot)));
  }

  @Produces
  @ApplicationScoped
  RestartStore restarts() {
    return new RestartTable(rows);
  }

  @Produces
  @ApplicationScoped
  SnapshotCounter counter() {
    return campaign ->
        new SnapshotCount(
            rows.snapshotsWithCounters(campaign, Phase.BEFORE.wireName()),
            rows.snapshotsWithCounters(campaign, Phase.DURING.wireName()),
            rows.snapshotsWithCounters(campaign, Phase.AFTER.wireName()));
  }
}
