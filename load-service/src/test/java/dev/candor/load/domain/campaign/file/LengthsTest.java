package dev.candor.load.domain.campaign.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LengthsTest {

  @ParameterizedTest
  @CsvSource({
    "500ms, 500",
    "20s, 20000",
    "2m, 120000",
    "1.5s, 1500",
    "1h, 3600000",
    "PT20S, 20000"
  })
  void shouldReadWhatPeopleWrite(String text, long millis) {
    // When
    Optional<Duration> length = Lengths.parse(text);

    // Then
    assertThat(length).contains(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "20", "20 s", "-1s", "s", "1d", "1e3s", "PTx", "9999999999s"})
  void shouldReadNothingElse(String text) {
    // When
    Optional<Duration> length = Lengths.parse(text);

    // Then
    assertThat(length).isEmpty();
  }

  @Property
  void shouldReadBackWhatItWrites(
      @ForAll @LongRange(min = 0, max = 86_400_000_000_000L) long nanos) {
    // Given
    Duration length = Duration.ofNanos(nanos);

    // When
    Optional<Duration> again = Lengths.parse(Lengths.render(length));

    // Then
    assertThat(again).contains(length);
  }
}
