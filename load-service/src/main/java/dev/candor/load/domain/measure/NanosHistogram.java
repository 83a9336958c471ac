package dev.candor.load.domain.measure;

import java.nio.ByteBuffer;
import java.util.Base64;
import org.HdrHistogram.Histogram;

/**
 * An HdrHistogram with 3 significant digits. Values are nanoseconds (or plain counts), from 0 to
 * one hour; longer ones count as one hour. Travels in HdrHistogram's V2 compressed encoding, in
 * base64, so that parts add up and any percentile can be recomputed.
 */
public final class NanosHistogram {
  private static final long HIGHEST = 3_600_000_000_000L;
  private static final int DIGITS = 3;

  private final Histogram histogram = new Histogram(1, HIGHEST, DIGITS);

  /** Records one value; a negative one counts as 0. */
  public void record(long value) {
    histogram.recordValue(clamp(value));
  }

  /** Records a value several times. */
  public void record(long value, long times) {
    histogram.recordValueWithCount(clamp(value), times);
  }

  /** Adds all that the other holds. */
  public void add(NanosHistogram other) {
    histogram.add(other.histogram);
  }

  /** Number of recorded values. */
  public long count() {
    return histogram.getTotalCount();
  }

  /** Smallest value; 0 when there is none. */
  public long min() {
    return count() == 0 ? 0 : histogram.getMinValue();
  }

  /** Greatest value; 0 when there is none. */
  public long max() {
    return histogram.getMaxValue();
  }

  /** Arithmetic mean; 0 when there is none. */
  public double mean() {
    return count() == 0 ? 0 : histogram.getMean();
  }

  /**
   * The value below or at which {@code percent} of the values lie.
   *
   * @param percent from 0 to 100
   */
  public long atPercentile(double percent) {
    return histogram.getValueAtPercentile(percent);
  }

  /** HdrHistogram V2, compressed, base64. */
  public String encoded() {
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(buffer);
    return Base64.getEncoder().encodeToString(java.util.Arrays.copyOf(buffer.array(), length));
  }

  private static long clamp(long value) {
    return Math.min(Math.max(value, 0), HIGHEST);
  }
}
