package dev.candor.load.messaging.coordinator;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.domain.campaign.Outcome;
import dev.candor.load.domain.campaign.Part;
import dev.candor.load.domain.campaign.RunState;
import dev.candor.load.domain.campaign.WindowRun;
import dev.candor.load.domain.campaign.spec.Api;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.domain.campaign.spec.EngineSpec;
import dev.candor.load.domain.campaign.spec.GateSpec;
import dev.candor.load.domain.campaign.spec.Limits;
import dev.candor.load.domain.campaign.spec.Sampling;
import dev.candor.load.domain.campaign.spec.Seeds;
import dev.candor.load.domain.campaign.spec.Shape;
import dev.candor.load.domain.campaign.spec.WindowLength;
import dev.candor.load.domain.flag.Flag;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.Plan;
import dev.candor.load.domain.plan.PlannedWindow;
import dev.candor.load.service.Line;
import dev.candor.load.service.Progress;
import dev.candor.load.service.StoredLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** The campaign that all samples are about. */
final class Samples {
  private static final String REVISION = "0123456789abcdef0123456789abcdef01234567";
  private static final PlannedWindow FOUR =
      new PlannedWindow("r1-decode-heavy-n4", 1, 1, "decode-heavy", Load.STEADY, 4);
  private static final String WORKER = "w-5d1f0c2a";

  private Samples() {}

  static Map<String, Object> all() {
    Campaign c = campaign();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put(
        "campaign-accepted.v1",
        CampaignAcceptedWire.of(c, new CampaignAcceptedWire.Harness("candor", "0.1.0", REVISION)));
    all.put(
        "campaign-finished.v1",
        CampaignFinishedWire.of(c.id(), at("16:30:00"), new Outcome.Completed(), log()));
    all.put(
        "campaign-progressed.v1",
        CampaignProgressedWire.of(
            new Progress(
                c.id(),
                at("16:14:00"),
                "measuring",
                "repeat 1 of 3, decode-heavy, 4 streams",
                0,
                3,
                OptionalDouble.of(101.5),
                OptionalDouble.of(95))));
    all.put("capture-requested.v1", CaptureRequestedWire.of(c, "before", at("16:12:01"), REVISION));
    all.put("gate-requested.v1", GateRequestedWire.of(c, at("16:12:05")));
    all.put(
        "snapshot-requested.v1",
        SnapshotRequestedWire.of(
            c, new Effect.RequestSnapshot(FOUR, 1, Snapshots.Phase.BEFORE), at("16:14:00")));
    all.put(
        "restart-requested.v1",
        RestartRequestedWire.of(c, 2, at("16:20:00"), Duration.ofSeconds(300)));
    all.put("level-assigned.v1", assigned(c));
    all.put(
        "level-cancelled.v1",
        LevelCancelledWire.of(c.id(), new Effect.CancelPart(FOUR, 1, WORKER)));
    all.put("window-recorded.v1", WindowRecordedWire.of(c.id(), valid()));
    all.put("window-recorded.v1.void", WindowRecordedWire.of(c.id(), lost()));
    return all;
  }

  /** The sample's seed is drawn by nobody; every other field is mapped. */
  private static LevelAssignedWire assigned(Campaign c) {
    Part part = new Part(0, WORKER, Instant.EPOCH, 4, new Part.Result.Pending());
    LevelAssignedWire w =
        LevelAssignedWire.of(c, new Effect.AssignPart(FOUR, 1, part, 1), at("16:14:01"));
    return new LevelAssignedWire(
        w.campaignId(),
        w.windowId(),
        w.attempt(),
        w.part(),
        w.parts(),
        w.workerId(),
        w.assignedAt(),
        w.endpoint(),
        w.load(),
        w.streams(),
        w.rampS(),
        w.windowS(),
        w.shape(),
        w.sampling(),
        w.limits(),
        6360565151759869000L);
  }

  private static Campaign campaign() {
    CampaignSpec spec =
        new CampaignSpec(
            "demo",
            "model-engine",
            new Endpoint(
                "http://127.0.0.1:8000", Api.CHAT, Optional.of("smollm2-135m"), Optional.empty()),
            false,
            new EngineSpec(true, Map.of("device", "one CPU socket")),
            List.of(Shape.DECODE_HEAVY, Shape.PREFILL_HEAVY),
            List.of(1, 4, 16),
            3,
            List.of(2),
            new WindowLength(Duration.ofSeconds(20), Duration.ofSeconds(120)),
            List.of(16),
            new Sampling(0, 1, OptionalLong.empty(), true),
            new Limits(Duration.ofSeconds(5), Duration.ofSeconds(60)),
            new GateSpec("auto", Map.of("arithmetic", 0.5)),
            new Seeds(4711, 42));
    Plan plan =
        new Plan(
            List.of(
                FOUR,
                new PlannedWindow("r1-decode-heavy-n1", 1, 2, "decode-heavy", Load.STEADY, 1),
                new PlannedWindow("r1-decode-heavy-burst16", 1, 3, "decode-heavy", Load.BURST, 16)),
            List.of(2));
    return Campaign.accepted("c-20261201-161200-7f3a", spec, plan, at("16:12:00"));
  }

  private static WindowRun valid() {
    Flag tail = new Flag("ttft.tail", "p95 14.0 s is 22 times p50 0.63 s; the limit is 5 times");
    return new WindowRun(
        FOUR,
        1,
        RunState.VALID,
        Optional.empty(),
        List.of(WORKER),
        List.of(tail),
        Optional.of(measured()),
        Snapshots.NONE,
        at("16:16:22.100"));
  }

  private static WindowRun lost() {
    return new WindowRun(
        FOUR,
        1,
        RunState.VOID,
        Optional.of("worker w-5d1f0c2a was lost in mid-window"),
        List.of(WORKER),
        List.of(),
        Optional.empty(),
        Snapshots.NONE,
        at("16:16:22.100"));
  }

  private static Measured measured() {
    return Wire.read(sample("window-recorded.v1.json"), Recorded.class)
        .measurement()
        .toDomain(List.of());
  }

  /** The measurement in the sample, which is mapped to the domain and back. */
  private record Recorded(MeasurementWire measurement) {}

  private static List<StoredLine> log() {
    Line line =
        new Line(
            at("16:12:00"),
            Line.Kind.LOG,
            Effect.Severity.INFO,
            "campaign accepted: 3 windows in 3 repeats",
            Optional.empty());
    return List.of(new StoredLine(1, line));
  }

  static String sample(String file) {
    try {
      return Files.readString(Path.of("src/main/resources/contracts/samples", file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Instant at(String time) {
    return Instant.parse("2026-12-01T" + time + "Z");
  }
}
