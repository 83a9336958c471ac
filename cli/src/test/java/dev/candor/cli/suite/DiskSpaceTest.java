package dev.candor.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskSpaceTest {
  private static final long MIB = 1L << 20;

  @TempDir Path folder;
  private final AtomicLong free = new AtomicLong();
  private DiskSpace disk;

  @BeforeEach
  void openAFolder() {
    disk = new DiskSpace(DataFolder.open(folder), free::get);
  }

  @Test
  void shouldStartNothingWithoutRoom() {
    // Given
    free.set(40 * MIB);

    // Then
    assertThatThrownBy(disk::requireRoom)
        .isInstanceOfSatisfying(
            CliException.class, e -> assertThat(e.exitCode()).isEqualTo(ExitCode.NO_GROUND))
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("40 MiB left")
        .hasMessageContaining("--data")
        .satisfies(e -> assertThat(e.getMessage()).hasLineCount(1));
  }

  @Test
  void shouldSayNothingWhileThereIsRoom() {
    // Given
    free.set(DiskSpace.NEEDED_MIB * MIB);

    // When
    disk.requireRoom();

    // Then
    assertThat(disk.shortage()).isEmpty();
  }

  @Test
  void shouldInterruptTheRunWhenItsReserveIsTouched() {
    // Given
    free.set(DiskSpace.NEEDED_MIB * MIB);
    Thread run = Thread.ofVirtual().start(DiskSpaceTest::waitForever);

    // When
    try (DiskSpace.Watch watch = disk.watch(run)) {
      free.set((DiskSpace.RESERVE_MIB - 1) * MIB);
      await().until(() -> !run.isAlive());

      // Then
      assertThat(watch.shortage().orElseThrow())
          .contains("is full")
          .contains("what was measured is kept")
          .contains("--resume");
    }
  }

  private static void waitForever() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
