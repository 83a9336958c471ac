package dev.candor.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.cli.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class RootTest {
  @TempDir Path folder;

  @Test
  void shouldDocumentEveryExitStatus() {
    // When
    String help = Root.commandLine().getUsageMessage();

    // Then
    assertThat(help)
        .contains("Exit status")
        .contains("130  interrupted")
        .contains("4    the quality");
  }

  @Test
  void shouldAnswerAnUnknownFlagWithBadInput() {
    // Given
    StringWriter errors = new StringWriter();
    CommandLine root = Root.commandLine().setErr(new PrintWriter(errors));

    // When
    int status = root.execute("run", "--levls", "1");

    // Then
    assertThat(status).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(errors.toString()).contains("--levls").contains("--levels");
  }

  @Test
  void shouldSayThatNoSuiteRuns() {
    // Given
    StringWriter errors = new StringWriter();
    CommandLine root = Root.commandLine().setErr(new PrintWriter(errors));

    // When
    int status = root.execute("campaign", "list", "--data", folder.toString());

    // Then
    assertThat(status).isEqualTo(ExitCode.NO_GROUND);
    assertThat(errors.toString()).contains("./candor up");
  }

  @Test
  void shouldSayThatACampaignFileIsMissing() {
    // Given
    StringWriter errors = new StringWriter();
    CommandLine root = Root.commandLine().setErr(new PrintWriter(errors));

    // When
    int status = root.execute("run", "nowhere.yaml", "--data", folder.toString());

    // Then
    assertThat(status).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(errors.toString()).contains("There is no file nowhere.yaml");
  }
}
