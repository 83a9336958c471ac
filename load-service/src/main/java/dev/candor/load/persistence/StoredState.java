package dev.candor.load.persistence;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.candor.load.domain.campaign.CampaignState;
import dev.candor.load.domain.campaign.Outcome;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.service.MeasurementCodec;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A campaign's state as a document; which fields are there depends on {@code kind}. */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
record StoredState(
    String kind,
    @Nullable Instant since,
    @Nullable Integer index,
    @Nullable Integer attempt,
    @Nullable StoredStep step,
    @Nullable StoredSnapshots snapshots,
    @Nullable String outcome,
    @Nullable String reason) {

  static StoredState of(CampaignState state, MeasurementCodec codec) {
    return switch (state) {
      case CampaignState.Accepted s -> simple("accepted", s.since());
      case CampaignState.Resolving s -> simple("resolving", s.since());
      case CampaignState.Capturing s -> simple("capturing", s.since());
      case CampaignState.Gating s -> simple("gating", s.since());
      case CampaignState.Measuring s ->
          new StoredState(
              "measuring",
              null,
              s.index(),
              s.attempt(),
              StoredStep.of(s.step(), codec),
              StoredSnapshots.of(s.snapshots()),
              null,
              null);
      case CampaignState.Restarting s -> at("restarting", s.index(), s.since());
      case CampaignState.Recapturing s -> at("recapturing", s.index(), s.since());
      case CampaignState.CapturingAfter s -> simple("capturing-after", s.since());
      case CampaignState.Reporting s -> ended("reporting", s.since(), s.outcome());
      case CampaignState.Ended s -> ended("ended", s.at(), s.outcome());
    };
  }

  CampaignState toDomain(MeasurementCodec codec) {
    return switch (kind) {
      case "accepted" -> new CampaignState.Accepted(when());
      case "resolving" -> new CampaignState.Resolving(when());
      case "capturing" -> new CampaignState.Capturing(when());
      case "gating" -> new CampaignState.Gating(when());
      case "measuring" ->
          new CampaignState.Measuring(
              place(),
              Objects.requireNonNull(attempt, "attempt"),
              Objects.requireNonNull(step, "step").toDomain(codec),
              snapshots == null ? Snapshots.NONE : snapshots.toDomain());
      case "restarting" -> new CampaignState.Restarting(place(), when());
      case "recapturing" -> new CampaignState.Recapturing(place(), when());
      case "capturing-after" -> new CampaignState.CapturingAfter(when());
      case "reporting" -> new CampaignState.Reporting(when(), end());
      case "ended" -> new CampaignState.Ended(when(), end());
      default -> throw new IllegalStateException("no campaign state is stored as " + kind);
    };
  }

  private static StoredState simple(String kind, Instant since) {
    return new StoredState(kind, since, null, null, null, null, null, null);
  }

  private static StoredState at(String kind, int index, Instant since) {
    return new StoredState(kind, since, index, null, null, null, null, null);
  }

  private static StoredState ended(String kind, Instant since, Outcome outcome) {
    return new StoredState(
        kind, since, null, null, null, null, outcome.label(), outcome.why().orElse(null));
  }

  private Instant when() {
    return Objects.requireNonNull(since, "since");
  }

  private int place() {
    return Objects.requireNonNull(index, "index");
  }

  private Outcome end() {
    String why = Objects.requireNonNullElse(reason, "");
    return switch (Objects.requireNonNull(outcome, "outcome")) {
      case "completed" -> new Outcome.Completed();
      case "refused" -> new Outcome.Refused(why);
      case "cancelled" -> new Outcome.Cancelled(why);
      default -> new Outcome.Failed(why);
    };
  }
}
