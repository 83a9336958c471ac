package dev.candor.load.domain.merge;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/**
 * A histogram as it travels: HdrHistogram's V2 compressed encoding in Base64, kept as it came so
 * that what one worker measured reaches the result file unchanged.
 *
 * @param base64 the text that begins with {@code HISTF}
 */
public record EncodedHistogram(String base64) {

  /** Encodes a histogram. */
  public static EncodedHistogram of(Histogram histogram) {
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(buffer);
    byte[] bytes = new byte[length];
    buffer.flip();
    buffer.get(bytes);
    return new EncodedHistogram(Base64.getEncoder().encodeToString(bytes));
  }

  /**
   * Decodes the histogram.
   *
   * @throws IllegalArgumentException when the text is no such encoding
   */
  public Histogram decode() {
    try {
      return Histogram.decodeFromCompressedByteBuffer(
          ByteBuffer.wrap(Base64.getDecoder().decode(base64)), 0);
    } catch (DataFormatException | RuntimeException e) {
      throw new IllegalArgumentException("a histogram is not in HdrHistogram's V2 encoding", e);
    }
  }

  /** The sum of several; a single one stays exactly as it is. */
  public static EncodedHistogram sum(List<EncodedHistogram> parts) {
    if (parts.size() == 1) {
      return parts.getFirst();
    }
    Histogram sum = parts.getFirst().decode();
    sum.setAutoResize(true);
    parts.stream().skip(1).map(EncodedHistogram::decode).forEach(sum::add);
    return of(sum);
  }
}
