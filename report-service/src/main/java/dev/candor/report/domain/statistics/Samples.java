package dev.candor.report.domain.statistics;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Collection;
import java.util.Objects;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/**
 * A distribution of samples as an HdrHistogram with three significant digits. Histograms of several
 * windows add up, so that percentiles can be recomputed from what a result file carries.
 */
public final class Samples {
  private static final int SIGNIFICANT_DIGITS = 3;

  private final Histogram histogram;

  private Samples(Histogram histogram) {
    this.histogram = histogram;
  }

  /** No samples at all. */
  public static Samples none() {
    return new Samples(new Histogram(SIGNIFICANT_DIGITS));
  }

  /**
   * Decodes HdrHistogram's own compressed encoding, as Base64.
   *
   * @throws IllegalArgumentException when the text is not such a histogram
   */
  public static Samples decode(String base64) {
    try {
      byte[] bytes = Base64.getDecoder().decode(base64);
      return new Samples(Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(bytes), 0));
    } catch (DataFormatException | RuntimeException e) {
      throw new IllegalArgumentException(
          "not a compressed HdrHistogram in Base64: " + e.getMessage(), e);
    }
  }

  /** Adds histograms of the same unit together. */
  public static Samples merge(Collection<Samples> parts) {
    Histogram sum = new Histogram(SIGNIFICANT_DIGITS);
    parts.forEach(part -> sum.add(part.histogram));
    return new Samples(sum);
  }

  /** How many samples there are. */
  public long count() {
    return histogram.getTotalCount();
  }

  /** The smallest sample, in the samples' unit, within three significant digits; 0 when empty. */
  public long min() {
    return count() == 0 ? 0 : histogram.getMinValue();
  }

  /** The largest sample, in the samples' unit, within three significant digits; 0 when empty. */
  public long max() {
    return count() == 0 ? 0 : histogram.getMaxValue();
  }

  /** Whether there are enough samples to print the percentile. */
  public boolean carries(Percentile percentile) {
    return count() >= percentile.floor();
  }

  /**
   * The value at a percentile.
   *
   * @return in the samples' unit
   * @throws IllegalStateException when there are too few samples for it
   */
  public long at(Percentile percentile) {
    if (!carries(percentile)) {
      throw new IllegalStateException(
          percentile.label() + " needs " + percentile.floor() + " samples; there are " + count());
    }
    return histogram.getValueAtPercentile(percentile.percent());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Samples that && histogram.equals(that.histogram);
  }

  @Override
  public int hashCode() {
    return Objects.hash(histogram);
  }
}
