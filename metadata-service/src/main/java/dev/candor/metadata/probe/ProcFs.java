package dev.candor.metadata.probe;

import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.process.ProcessText;
import dev.candor.metadata.domain.process.StatLine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Files of {@code /proc}, read with a size limit. Every process may vanish between two reads, so
 * everything is optional; what is forbidden is told apart from what is gone.
 */
public final class ProcFs {
  private static final int LIMIT_BYTES = 16 * 1024 * 1024;

  /** Linux reports start times to user space in hundredths of a second on every architecture. */
  private static final long TICK_MILLIS = 10;

  private static final long MILLIS_PER_SECOND = 1000;

  private final Path root;

  /**
   * Reads below a folder.
   *
   * @param root normally {@code /proc}
   */
  public ProcFs(Path root) {
    this.root = root;
  }

  /** A path below the root. */
  public Path path(String first, String... more) {
    return root.resolve(Path.of(first, more));
  }

  /** The text of a file, with bytes that are not UTF-8 replaced; empty when it cannot be read. */
  public Optional<String> text(String first, String... more) {
    return bytes(first, more).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  /** The bytes of a file, up to 16 MiB; empty when it cannot be read. */
  public Optional<byte[]> bytes(String first, String... more) {
    try (InputStream in = Files.newInputStream(path(first, more))) {
      return Optional.of(in.readNBytes(LIMIT_BYTES));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Where a link points; empty when it is gone or may not be read. */
  public Optional<String> link(String first, String... more) {
    try {
      return Optional.of(Files.readSymbolicLink(path(first, more)).toString());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** All process ids. */
  public List<Long> pids() {
    return names(root).stream()
        .filter(name -> name.matches("\\d{1,10}"))
        .map(Long::valueOf)
        .toList();
  }

  /** The names in a folder; empty when it is gone or may not be read. */
  public List<String> names(Path folder) {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      entries.forEach(entry -> names.add(String.valueOf(entry.getFileName())));
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      return List.of();
    }
    return names;
  }

  /** The stat line of a process. */
  public Optional<StatLine> stat(long pid) {
    return text(String.valueOf(pid), "stat").flatMap(StatLine::parse);
  }

  /** Which life of that process runs now; empty when it is gone or a zombie. */
  public Optional<ProcessIdentity> identity(long pid) {
    Optional<StatLine> stat = stat(pid).filter(StatLine::isAlive);
    Optional<Long> boot = text("stat").flatMap(ProcessText::bootSeconds);
    if (stat.isEmpty() || boot.isEmpty()) {
      return Optional.empty();
    }
    String bootId = text("sys", "kernel", "random", "boot_id").map(String::strip).orElse("unknown");
    long ticks = stat.get().startTicks();
    Instant startedAt = Instant.ofEpochMilli(boot.get() * MILLIS_PER_SECOND + ticks * TICK_MILLIS);
    return Optional.of(new ProcessIdentity(pid, ticks, bootId, startedAt));
  }

  /** The command line as words. */
  public List<String> argv(long pid) {
    return text(String.valueOf(pid), "cmdline").map(ProcessText::words).orElse(List.of());
  }

  /** The real user id of a process, from its status. */
  public Optional<String> user(String pid) {
    return text(pid, "status")
        .flatMap(status -> ProcessText.labelled("Uid", status))
        .map(ids -> ids.split("\\s+", 2)[0]);
  }
}
