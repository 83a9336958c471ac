package dev.candor.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildLauncherTest {
  @TempDir Path folder;

  @Test
  void shouldEndItsProcessesWhenItIsKilled() throws Exception {
    // Given
    assumeTrue(ChildLauncher.onPath("setpriv"), "only the kernel can do this, through setpriv");
    Process parent =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LauncherProbe.class.getName(),
                folder.resolve("sleep.log").toString())
            .start();
    BufferedReader output = parent.inputReader();
    ProcessHandle child = ProcessHandle.of(Long.parseLong(output.readLine())).orElseThrow();
    assertThat(child.isAlive()).isTrue();

    // When
    parent.destroyForcibly();

    // Then
    assertThat(child.onExit().get(20, TimeUnit.SECONDS).isAlive()).isFalse();
  }
}
