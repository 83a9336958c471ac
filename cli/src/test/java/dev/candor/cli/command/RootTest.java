package dev.candor.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.cli.ExitCode;
import dev.candor.cli.suite.Project;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  @Test
  void shouldNameAMistakeAndNotPrintAPageOfUsage() {
    // When
    Outcome command = candor("frob");
    Outcome value = candor("run", "--levels", "x");

    // Then
    assertThat(command.status()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(command.errors()).contains("no command 'frob'").contains("See ./candor --help.");
    assertThat(value.errors()).contains("'x'").contains("See ./candor run --help.").hasLineCount(2);
  }

  @Test
  void shouldTeachWhoeverNamesNoCommand() {
    // When
    Outcome root = candor();
    Outcome campaign = candor("campaign");

    // Then
    assertThat(List.of(root.status(), campaign.status())).containsOnly(ExitCode.BAD_INPUT);
    assertThat(root.errors()).contains("Usage: candor").contains("Examples:");
    assertThat(campaign.errors()).contains("Usage: candor campaign").contains("watch");
  }

  @Test
  void shouldSayThatThereIsNothingToResumeBeforeAnythingStarts() {
    // When
    Outcome run =
        candor("run", "--resume", "--endpoint", "http://127.0.0.1:9", "--data", folder.toString());

    // Then
    assertThat(run.status()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.errors()).contains("Nothing to resume");
    assertThat(folder.resolve("postgres")).doesNotExist();
  }

  @Test
  void shouldMissNativeExecutablesBeforeAnythingStarts() {
    // Given
    String project = System.setProperty(Project.ROOT_PROPERTY, folder.toString());
    try {

      // When
      Outcome run =
          candor("run", "--native", "--endpoint", "http://h", "--data", folder.toString());

      // Then
      assertThat(run.status()).isEqualTo(ExitCode.NO_GROUND);
      assertThat(run.errors()).contains("is not built; run ./candor native first");
      assertThat(folder.resolve("postgres")).doesNotExist();
    } finally {
      if (project == null) {
        System.clearProperty(Project.ROOT_PROPERTY);
      } else {
        System.setProperty(Project.ROOT_PROPERTY, project);
      }
    }
  }

  @Test
  void shouldSayThatAFolderIsNoCampaignFile() {
    // When
    Outcome check = candor("check", folder.toString());
    Outcome run = candor("run", folder.toString());

    // Then
    assertThat(List.of(check.status(), run.status())).containsOnly(ExitCode.BAD_INPUT);
    assertThat(check.errors()).contains(" is a folder");
    assertThat(run.errors()).contains(" is a folder");
  }

  @Test
  void shouldRefuseAnOutputFolderThatIsAFileBeforeAnythingStarts() throws IOException {
    // Given
    Path file = Files.writeString(folder.resolve("a-file"), "");

    // When
    Outcome run = candor("run", "--endpoint", "http://127.0.0.1:9", "--out", file.toString());

    // Then
    assertThat(run.status()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.errors()).contains("--out").contains("is a file");
  }

  @Test
  void shouldSayWhatIsInTheDataFoldersPlace() throws IOException {
    // Given
    Path file = Files.writeString(folder.resolve("a-file"), "");

    // When
    Outcome status = candor("status", "--data", file.resolve("data").toString());

    // Then
    assertThat(status.status()).isEqualTo(ExitCode.NO_GROUND);
    assertThat(status.errors()).contains("Not a directory").doesNotContain("Exception");
  }

  @Test
  void shouldLeaveTheArgumentsOfInspectAsTheyAre() {
    // When
    CommandLine.ParseResult parsed =
        Root.commandLine()
            .parseArgs("inspect", "argv", "--json", "--", "vllm", "--api-key", "k", "@file");

    // Then
    assertThat(parsed.subcommand().matchedPositional(0).originalStringValues())
        .containsExactly("argv", "--json", "--", "vllm", "--api-key", "k", "@file");
  }

  private static Outcome candor(String... arguments) {
    StringWriter errors = new StringWriter();
    CommandLine root = Root.commandLine().setErr(new PrintWriter(errors));
    return new Outcome(root.execute(arguments), errors.toString());
  }

  private record Outcome(int status, String errors) {}
}
