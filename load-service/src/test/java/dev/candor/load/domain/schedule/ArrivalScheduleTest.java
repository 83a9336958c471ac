package dev.candor.load.domain.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArrivalScheduleTest {

  @Test
  void shouldNotLetRoundingAddUpInConstantArrivals() {
    // Given
    ArrivalSchedule schedule = ArrivalSchedule.constant(3);

    // When
    long[] offsets = LongStream.generate(schedule::nextOffsetNanos).limit(3_000_001).toArray();

    // Then
    assertThat(offsets[0]).isZero();
    assertThat(offsets[1]).isEqualTo(333_333_333L);
    assertThat(offsets[3_000_000]).isEqualTo(1_000_000_000_000_000L);
  }

  @Test
  void shouldGiveExponentialGapsInPoissonArrivals() {
    // Given
    int count = 20_000;
    double rate = 50;
    ArrivalSchedule schedule = ArrivalSchedule.poisson(rate, 4711);

    // When
    long[] offsets = LongStream.generate(schedule::nextOffsetNanos).limit(count).toArray();

    // Then: Kolmogorov-Smirnov against 1 - exp(-rate t); 1.63/sqrt(n) is the 1 % bound
    double[] gaps = new double[count - 1];
    for (int i = 1; i < count; i++) {
      gaps[i - 1] = (offsets[i] - offsets[i - 1]) / 1e9;
    }
    Arrays.sort(gaps);
    double distance = 0;
    for (int i = 0; i < gaps.length; i++) {
      double expected = 1 - Math.exp(-rate * gaps[i]);
      distance = Math.max(distance, Math.abs(expected - (i + 0.5) / gaps.length));
    }
    assertThat(distance).isLessThan(1.63 / Math.sqrt(gaps.length));
  }

  @Test
  void shouldRepeatPoissonArrivalsForTheSameSeed() {
    // Given
    ArrivalSchedule one = ArrivalSchedule.poisson(10, 7);
    ArrivalSchedule two = ArrivalSchedule.poisson(10, 7);

    // When
    long[] first = LongStream.generate(one::nextOffsetNanos).limit(100).toArray();
    long[] second = LongStream.generate(two::nextOffsetNanos).limit(100).toArray();

    // Then
    assertThat(first).isEqualTo(second).isSorted();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void shouldRefuseWhatIsNoRate(double rate) {
    // When
    ThrowingCallable making = () -> ArrivalSchedule.constant(rate);

    // Then
    assertThatThrownBy(making).hasMessageContaining("use more than 0 requests per second");
  }
}
