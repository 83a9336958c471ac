package dev.candor.report.domain.cells;

import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.WindowRecord;
import java.util.Comparator;

/** What the runs of one cell share: shape, kind of load, streams in flight. */
public record CellKey(String shape, Load load, int streams) implements Comparable<CellKey> {
  private static final Comparator<CellKey> ORDER =
      Comparator.comparing(CellKey::load)
          .thenComparing(CellKey::shape)
          .thenComparingInt(CellKey::streams);

  /** The cell that a window belongs to. */
  public static CellKey of(WindowRecord window) {
    return new CellKey(window.shape(), window.load(), window.streams());
  }

  /** As people call it, for example {@code decode-heavy at 16 streams}. */
  public String words() {
    return shape
        + (load == Load.BURST ? ", burst of " : " at ")
        + streams
        + (streams == 1 ? " stream" : " streams");
  }

  @Override
  public int compareTo(CellKey other) {
    return ORDER.compare(this, other);
  }
}
