package dev.candor.load.domain.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class NanosHistogramTest {

  @Test
  void shouldTravelInTheLibrarysOwnEncoding() throws DataFormatException {
    // Given
    NanosHistogram histogram = new NanosHistogram();
    histogram.record(200_000_000L);
    histogram.record(25_000_000L, 100);

    // When
    byte[] bytes = Base64.getDecoder().decode(histogram.encoded());

    // Then
    Histogram decoded = Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(bytes), 0);
    assertThat(decoded.getTotalCount()).isEqualTo(101);
    assertThat(decoded.getValueAtPercentile(50)).isBetween(24_975_000L, 25_025_000L);
    assertThat(decoded.getNumberOfSignificantValueDigits()).isEqualTo(3);
  }

  @Test
  void shouldKeepValuesBeyondTheRangeAtItsEnds() {
    // Given
    NanosHistogram histogram = new NanosHistogram();

    // When
    histogram.record(-5);
    histogram.record(Long.MAX_VALUE);

    // Then
    assertThat(histogram.min()).isZero();
    assertThat(histogram.max() / 3.6e12).isBetween(0.999, 1.001);
  }
}
