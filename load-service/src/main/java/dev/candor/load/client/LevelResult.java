package dev.candor.load.client;

import dev.candor.load.domain.measure.ClientGuilt;
import dev.candor.load.domain.measure.WindowFigures;
import java.time.Instant;
import java.util.Map;

/** How a level ended. */
public sealed interface LevelResult {

  /**
   * It was measured, well or badly: whether it is valid is for others to judge.
   *
   * @param openedAt wall clock, when the window opened
   * @param closedAt wall clock, when it closed
   * @param openNanos when the window opened, on the clock of the request log's instants
   * @param facts what the engine told of itself in the streams
   */
  record Measured(
      WindowFigures figures,
      ClientGuilt client,
      Instant openedAt,
      Instant closedAt,
      long openNanos,
      Map<String, String> facts)
      implements LevelResult {}

  /** No load could be made at all; the reason is one sentence. */
  record Failed(String reason) implements LevelResult {}

  /** It was called off. */
  record Cancelled() implements LevelResult {}
}
