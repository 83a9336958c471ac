package dev.candor.metadata.domain.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class NvidiaSmiCsvTest {
  @Test
  void shouldReadDevicesAndLeaveOutWhatTheyDoNotTell() {
    // Given
    String csv =
        """
        Unable to determine the device handle for GPU0000:01:00.0: Unknown Error
        0, GPU-aaaa, 580.95.05, 143771, 700.00, NVIDIA H200
        1, GPU-bbbb, 580.95.05, [N/A], [Not Supported], NVIDIA GB10
        """;

    // When
    List<Device> devices = NvidiaSmiCsv.parse(csv);

    // Then
    assertThat(devices)
        .containsExactly(
            new Device(
                0,
                "GPU-aaaa",
                "NVIDIA H200",
                Optional.of("580.95.05"),
                OptionalDouble.of(143771),
                OptionalDouble.of(700)),
            new Device(
                1,
                "GPU-bbbb",
                "NVIDIA GB10",
                Optional.of("580.95.05"),
                OptionalDouble.empty(),
                OptionalDouble.empty()));
  }
}
