package dev.candor.load.domain.flag;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * {@code dip}: the aggregate is lower than at a smaller stream count of the same ladder (same
 * repeat and shape), in whatever order the levels ran. It is judged anew each time a level of the
 * ladder is recorded, so a level that ran before its smaller neighbour gets the flag afterwards.
 */
public final class Dips {
  private Dips() {}

  /**
   * One valid level of a ladder.
   *
   * @param streams its stream count
   * @param aggregateTps its aggregate, tokens/s
   */
  public record Rung(int streams, double aggregateTps) {}

  /** The flag of one rung, compared with the best of the smaller ones. */
  public static Optional<Flag> of(Rung rung, Collection<Rung> ladder) {
    return ladder.stream()
        .filter(other -> other.streams() < rung.streams())
        .max(Comparator.comparingDouble(Rung::aggregateTps))
        .filter(best -> best.aggregateTps() > rung.aggregateTps())
        .map(
            best ->
                new Flag(
                    "dip",
                    String.format(
                        Locale.ROOT,
                        "%.1f tokens/s at %d streams is less than %.1f at %d",
                        rung.aggregateTps(),
                        rung.streams(),
                        best.aggregateTps(),
                        best.streams())));
  }
}
