package dev.candor.report.persistence;

import dev.candor.report.service.NoSpaceException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/** Writes files so that each appears whole or not at all: beside, forced to disk, then renamed. */
final class SafeFiles {
  private SafeFiles() {}

  /** Writes what a file is to hold. */
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes content beside a target; the caller then keeps or drops it. */
  static Path beside(Path target, Content content) throws IOException {
    Files.createDirectories(target.toAbsolutePath().getParent());
    Path part = Files.createTempFile(target.toAbsolutePath().getParent(), ".part-", ".tmp");
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
      OutputStream out = Channels.newOutputStream(channel);
      content.writeTo(out);
      out.flush();
      channel.force(true);
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(part);
      throw e;
    }
    return part;
  }

  static void keep(Path part, Path target) throws IOException {
    Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** A full disk is its own kind of trouble: the caller can say so. */
  static RuntimeException failure(String what, IOException e) {
    String message = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
    return message.contains("no space left") || message.contains("quota exceeded")
        ? new NoSpaceException("the disk is full: " + what + " could not be written", e)
        : new UncheckedIOException(what + " could not be written", e);
  }
}
