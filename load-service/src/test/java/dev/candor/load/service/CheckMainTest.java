package dev.candor.load.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMainTest {
  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void shouldPrintEveryMistakeWithItsPlace() throws IOException {
    // Given
    Path file = write("candor: campaign/v1\nname: demo\nlevels: [0]\nrepeat: 3\n");

    // When
    int status = check(file.toString());

    // Then
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            %1$s:3: levels[0]: 0 is not allowed; use a stream count from 1 to 100000
            %1$s:4: repeat: unknown key 'repeat'; did you mean 'repeats'?
            """
                .formatted(file));
  }

  @Test
  void shouldPrintThePlanOfARightFile() throws IOException {
    // Given
    Path file = write("candor: campaign/v1\nname: demo\nlevels: [1, 4]\nshapes: [decode-heavy]\n");

    // When
    int status = check(file.toString());

    // Then
    assertThat(status).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("demo against the reference server", "9 in 3 repeats");
  }

  @Test
  void shouldSayWhatItNeeds() {
    // When
    int status = check();

    // Then
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("check FILE");
  }

  @Test
  void shouldSayThatAFileIsNotThere() {
    // When
    int status = check(folder.resolve("absent.yaml").toString());

    // Then
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("absent.yaml", "cannot be read");
  }

  private int check(String... args) {
    return CheckMain.run(args, stream(out), stream(err));
  }

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("campaign.yaml"), text);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
