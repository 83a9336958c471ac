package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The room that is left for the data folder. A database or broker that meets a full disk dies in
 * mid-sentence and with words of its own; so nothing is started without room, and everything is
 * stopped in order while there still is enough of it to write down what was measured.
 */
public final class DiskSpace {
  /** An empty database takes 48 MiB, broker, logs and a campaign's results some more. */
  static final long NEEDED_MIB = 128;

  /** What an orderly stop of database and broker may still write. */
  static final long RESERVE_MIB = 32;

  private static final Duration PAUSE = Duration.ofMillis(500);
  private static final long MIB = 1L << 20;

  private final DataFolder data;
  private final LongSupplier free;

  /**
   * Watches a measure of free room.
   *
   * @param free the bytes that are left
   */
  DiskSpace(DataFolder data, LongSupplier free) {
    this.data = data;
    this.free = free;
  }

  /** The room on the data folder's own disk. */
  public static DiskSpace of(DataFolder data) {
    return new DiskSpace(data, () -> usable(data));
  }

  /**
   * Makes sure that there is room to begin.
   *
   * @throws CliException saying how much is left and how much is needed
   */
  public void requireRoom() {
    long left = free.getAsLong() / MIB;
    if (left < NEEDED_MIB) {
      throw CliException.noGround(
          ("The disk of the data folder %s has %d MiB left, and Candor needs %d; free some, or"
                  + " choose another folder with --data DIR or CANDOR_DATA.")
              .formatted(data.root(), left, NEEDED_MIB));
    }
  }

  /** Says that the reserve is touched; empty while there is room. */
  public Optional<String> shortage() {
    long left = free.getAsLong() / MIB;
    return left >= RESERVE_MIB
        ? Optional.empty()
        : Optional.of(
            ("The disk of the data folder %s is full (%d MiB left), so everything was stopped;"
                    + " what was measured is kept. Free some and start again; a run goes on with"
                    + " --resume.")
                .formatted(data.root(), left));
  }

  /** Interrupts a thread once when room runs out. */
  public Watch watch(Thread interrupted) {
    return new Watch(this, interrupted);
  }

  /** Looks at the room again and again until it is closed. */
  public static final class Watch implements AutoCloseable {
    private final Thread looking;
    private volatile Optional<String> seen = Optional.empty();

    private Watch(DiskSpace space, Thread interrupted) {
      this.looking =
          Thread.ofVirtual()
              .unstarted(
                  () -> {
                    try {
                      while (seen.isEmpty()) {
                        Thread.sleep(PAUSE);
                        seen = space.shortage();
                      }
                      interrupted.interrupt();
                    } catch (InterruptedException e) {
                      Thread.currentThread().interrupt();
                    }
                  });
      looking.start();
    }

    /** What was seen, once room ran out. */
    public Optional<String> shortage() {
      return seen;
    }

    @Override
    public void close() {
      looking.interrupt();
    }
  }

  private static long usable(DataFolder data) {
    try {
      return Files.getFileStore(data.root()).getUsableSpace();
    } catch (IOException e) {
      throw CliException.noGround(
          "The room left for the data folder %s cannot be read.".formatted(data.root()));
    }
  }
}
