package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The right to start processes on a data folder. The kernel gives a lock back when its holder dies,
 * however it dies, so a file that is left behind holds nobody up.
 */
public final class SuiteLock implements AutoCloseable {
  private final FileChannel channel;
  private final FileLock lock;

  private SuiteLock(FileChannel channel, FileLock lock) {
    this.channel = channel;
    this.lock = lock;
  }

  /** Takes the lock, or nothing when another process holds it. */
  public static Optional<SuiteLock> tryTake(DataFolder data) {
    try {
      FileChannel channel =
          FileChannel.open(file(data), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      Optional<FileLock> lock = tryLock(channel);
      if (lock.isEmpty()) {
        channel.close();
        return Optional.empty();
      }
      channel.truncate(0);
      String pid = ProcessHandle.current().pid() + "\n";
      channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)));
      return Optional.of(new SuiteLock(channel, lock.get()));
    } catch (IOException e) {
      throw CliException.noGround("The lock %s cannot be taken.".formatted(file(data)));
    }
  }

  /** The process that holds the lock, as it wrote itself; for messages only. */
  public static String holder(DataFolder data) {
    try {
      return Files.readString(file(data)).strip();
    } catch (IOException e) {
      return "unknown";
    }
  }

  @Override
  public void close() {
    try {
      lock.release();
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the lock could not be given back", e);
    }
  }

  private static Optional<FileLock> tryLock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException e) {
      return Optional.empty();
    }
  }

  private static Path file(DataFolder data) {
    return data.root().resolve("suite.lock");
  }
}
