package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One attempt at one window: measured and valid, measured and invalid, or void. */
public record WindowRecord(
    String campaignId,
    String windowId,
    int repeat,
    int position,
    String shape,
    Load load,
    int streams,
    int attempt,
    Instant recordedAt,
    State state,
    Optional<String> reason,
    List<String> workers,
    List<Flag> flags,
    Optional<Measurement> measurement,
    List<Measurement.Records> furtherRecords)
    implements Fact {

  /** Whether the attempt counts as a run. Only {@code VALID} does. */
  public enum State {
    VALID,
    INVALID,
    VOID
  }

  /** Something a reader must know about a figure; {@code rule} is a METHOD id. */
  public record Flag(String rule, String why) {}

  /** Checks counts, and that a valid window was measured. */
  public WindowRecord {
    Text.required("campaign_id", campaignId);
    Text.required("window_id", windowId);
    if (repeat < 1 || attempt < 1 || streams < 1) {
      throw new IllegalArgumentException(
          windowId
              + ": repeat "
              + repeat
              + ", attempt "
              + attempt
              + ", streams "
              + streams
              + ": each must be 1 or more");
    }
    if (state == State.VALID && measurement.isEmpty()) {
      throw new IllegalArgumentException(
          windowId + ".measurement: is absent; a valid window carries one");
    }
    workers = List.copyOf(workers);
    flags = List.copyOf(flags);
    furtherRecords = List.copyOf(furtherRecords);
  }

  @Override
  public String naturalKey() {
    return windowId + "/" + attempt;
  }

  @Override
  public Instant happenedAt() {
    return recordedAt;
  }

  /** The stored records of every worker that took part. */
  public List<Measurement.Records> records() {
    return Stream.concat(
            measurement.flatMap(Measurement::records).stream(), furtherRecords.stream())
        .toList();
  }

  /** Whether it counts as a run. */
  public boolean valid() {
    return state == State.VALID;
  }
}
