package dev.candor.load.worker;

import dev.candor.load.domain.measure.ClientGuilt;
import dev.candor.load.domain.measure.WindowFigures;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What became of an assignment. */
public sealed interface LevelReport {

  /** The assignment. */
  Assignment assignment();

  /** Wall clock. */
  Instant reportedAt();

  /**
   * Measured.
   *
   * @param openedAt wall clock, when the window opened
   * @param closedAt wall clock, when it closed
   * @param facts what the engine told of itself, and what was asked of it
   * @param records handed over; empty when there is nowhere to hand them
   */
  record Measured(
      Assignment assignment,
      Instant reportedAt,
      WindowFigures figures,
      ClientGuilt client,
      Instant openedAt,
      Instant closedAt,
      Map<String, String> facts,
      Optional<Records> records)
      implements LevelReport {}

  /** Not measured; the reason is one sentence. */
  record Failed(Assignment assignment, Instant reportedAt, String reason) implements LevelReport {}

  /**
   * The records of a level, as stored.
   *
   * @param sha256 of the compressed bytes, in hexadecimal
   * @param bytes compressed size
   * @param requests lines that describe requests
   */
  record Records(String sha256, long bytes, long requests) {}
}
