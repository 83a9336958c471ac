package dev.candor.load.persistence;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.candor.load.domain.campaign.Part;
import dev.candor.load.domain.campaign.Step;
import dev.candor.load.service.MeasurementCodec;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where an attempt stands, as a document. */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
record StoredStep(
    String kind,
    Instant at,
    @Nullable Boolean said,
    @Nullable Boolean duringAsked,
    @Nullable List<StoredPart> parts) {

  /** One part; its measurement is the contract's own text. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record StoredPart(
      int number,
      String workerId,
      Instant workerStartedAt,
      int streams,
      @Nullable String measurement) {

    static StoredPart of(Part part, MeasurementCodec codec) {
      String measurement =
          switch (part.result()) {
            case Part.Result.Pending p -> null;
            case Part.Result.Done d -> codec.encode(d.measured());
          };
      return new StoredPart(
          part.number(), part.workerId(), part.workerStartedAt(), part.streams(), measurement);
    }

    Part toDomain(MeasurementCodec codec) {
      Part.Result result =
          measurement == null
              ? new Part.Result.Pending()
              : new Part.Result.Done(codec.decode(measurement));
      return new Part(number, workerId, workerStartedAt, streams, result);
    }
  }

  static StoredStep of(Step step, MeasurementCodec codec) {
    return switch (step) {
      case Step.Pausing s -> new StoredStep("pausing", s.until(), null, null, null);
      case Step.Snapshotting s -> new StoredStep("snapshotting", s.askedAt(), null, null, null);
      case Step.WaitingForWorker s ->
          new StoredStep("waiting-for-worker", s.since(), s.said(), null, null);
      case Step.Running s ->
          new StoredStep(
              "running",
              s.assignedAt(),
              null,
              s.duringAsked(),
              s.parts().stream().map(p -> StoredPart.of(p, codec)).toList());
    };
  }

  Step toDomain(MeasurementCodec codec) {
    return switch (kind) {
      case "pausing" -> new Step.Pausing(at);
      case "snapshotting" -> new Step.Snapshotting(at);
      case "waiting-for-worker" -> new Step.WaitingForWorker(at, Boolean.TRUE.equals(said));
      case "running" ->
          new Step.Running(
              at,
              Objects.requireNonNull(parts, "parts").stream().map(p -> p.toDomain(codec)).toList(),
              Boolean.TRUE.equals(duringAsked));
      default -> throw new IllegalStateException("no step is stored as " + kind);
    };
  }
}
