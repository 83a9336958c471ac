package dev.candor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script on homes and folders that are made up, so that no real JDK helps it along. */
class ScriptTest {
  private static final Path SCRIPT = Path.of("../candor").toAbsolutePath().normalize();

  @TempDir Path temp;
  private Path project;

  @BeforeEach
  void makeAProjectWithASpaceInItsPath() throws IOException {
    project = Files.createDirectories(temp.resolve("my project"));
    Files.copy(SCRIPT, project.resolve("candor"));
    executable(project.resolve("candor"));
    Files.createFile(Files.createDirectories(project.resolve("cli/target")).resolve("cli.jar"));
  }

  @Test
  void shouldSayWhatToInstallWhenTheJdkIsTooOld() throws Exception {
    // Given
    Path old = jdk("jdk 17", "17.0.2", "exit 1");

    // When
    Outcome outcome = candor(project.resolve("candor"), old, "--version");

    // Then
    assertThat(outcome.status()).isEqualTo(ExitCode.NO_GROUND);
    assertThat(outcome.output()).contains("JDK 25 or newer and found only 17").hasLineCount(1);
  }

  @Test
  void shouldSayWhatToInstallWhenThereIsNoJdk() throws Exception {
    // When
    Outcome outcome = candor(project.resolve("candor"), temp.resolve("nowhere"), "--version");

    // Then
    assertThat(outcome.status()).isEqualTo(ExitCode.NO_GROUND);
    assertThat(outcome.output()).contains("found none").hasLineCount(1);
  }

  @Test
  void shouldStartThroughALinkAndWithSpacesInEveryPath() throws Exception {
    // Given
    Path home = jdk("jdk 25", "25.0.1", "printf '<%s>' \"$@\"");
    Path link = Files.createSymbolicLink(temp.resolve("linked candor"), project.resolve("candor"));

    // When
    Outcome outcome = candor(link, home, "run", "my file.yaml");

    // Then
    assertThat(outcome.status()).isZero();
    assertThat(outcome.output())
        .contains("<-Dcandor.root=" + project.toRealPath() + ">")
        .contains("<run><my file.yaml>");
  }

  @Test
  void shouldExplainBuildAndTestWithoutStartingThem() throws Exception {
    // Given
    Path home = jdk("jdk 25", "25.0.1", "exit 1");

    // When
    Outcome build = candor(project.resolve("candor"), home, "build", "--help");
    Outcome test = candor(project.resolve("candor"), home, "test", "--help");

    // Then
    assertThat(build.output()).startsWith("Usage: ./candor build").hasLineCount(1);
    assertThat(test.output()).startsWith("Usage: ./candor test").hasLineCount(1);
    assertThat(build.status() + test.status()).isZero();
  }

  @Test
  void shouldSayThatNothingIsBuiltWhenItMayNotBuild() throws Exception {
    // Given
    Path home = jdk("jdk 25", "25.0.1", "exit 1");
    Files.delete(project.resolve("cli/target/cli.jar"));

    // When
    Outcome outcome = candor(project.resolve("candor"), home, "status");

    // Then
    assertThat(outcome.status()).isEqualTo(ExitCode.NO_GROUND);
    assertThat(outcome.output()).contains("not built").contains("./candor build").hasLineCount(1);
  }

  @Test
  void shouldSayWhatNativeExecutablesNeed() throws Exception {
    // Given
    Path home = jdk("jdk 25", "25.0.1", "exit 1");

    // When
    Outcome outcome = candor(project.resolve("candor"), home, "native");

    // Then
    assertThat(outcome.status()).isEqualTo(ExitCode.NO_GROUND);
    assertThat(outcome.output()).contains("GRAALVM_HOME").hasLineCount(1);
  }

  private Path jdk(String name, String version, String java) throws IOException {
    Path home = Files.createDirectories(temp.resolve(name).resolve("bin")).getParent();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    for (String program : new String[] {"java", "javac"}) {
      Files.writeString(home.resolve("bin").resolve(program), "#!/bin/sh\n" + java + "\n");
      executable(home.resolve("bin").resolve(program));
    }
    return home;
  }

  private Outcome candor(Path script, Path javaHome, String... arguments) throws Exception {
    String[] command = new String[arguments.length + 1];
    command[0] = script.toString();
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(temp.toFile()).redirectErrorStream(true);
    Path tools = tools();
    builder.environment().clear();
    builder
        .environment()
        .putAll(
            Map.of(
                "PATH", tools.toString(),
                "HOME", temp.toString(),
                "JAVA_HOME", javaHome.toString(),
                "CANDOR_JVM_DIRS", temp.resolve("no-jvms").toString(),
                "CANDOR_AOT", "off",
                "CANDOR_BUILD", "off"));
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return new Outcome(process.exitValue(), output);
  }

  /** A search path with the shell's tools and no java. */
  private Path tools() throws IOException {
    Path tools = Files.createDirectories(temp.resolve("tools"));
    for (String tool : new String[] {"bash", "env", "dirname", "readlink", "grep", "find", "sh"}) {
      for (String folder : new String[] {"/bin", "/usr/bin"}) {
        Path found = Path.of(folder, tool);
        if (Files.exists(found) && !Files.exists(tools.resolve(tool))) {
          Files.createSymbolicLink(tools.resolve(tool), found);
        }
      }
    }
    return tools;
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private record Outcome(int status, String output) {}
}
