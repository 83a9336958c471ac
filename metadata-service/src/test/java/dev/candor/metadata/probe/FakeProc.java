package dev.candor.metadata.probe;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that looks like {@code /proc}. */
final class FakeProc {
  private final Path root;

  FakeProc(Path root) throws IOException {
    this.root = root;
    Files.createDirectories(root.resolve("net"));
    Files.createDirectories(root.resolve("sys/kernel/random"));
    Files.writeString(root.resolve("sys/kernel/random/boot_id"), "boot-1\n");
    Files.writeString(root.resolve("stat"), "cpu  1 2 3 4 5 6 7 8 9 10\nbtime 1796000000\n");
  }

  void process(long pid, long parent, byte[] cmdline) throws IOException {
    Path folder = root.resolve(String.valueOf(pid));
    Files.createDirectories(folder.resolve("fd"));
    Files.write(folder.resolve("cmdline"), cmdline);
    Files.writeString(folder.resolve("environ"), "A=1\0");
    Files.writeString(
        folder.resolve("stat"),
        pid + " (a (b) c) S " + parent + " 1 1 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 " + pid * 10 + " 0");
  }

  void listens(long pid, int port, String inode) throws IOException {
    Files.writeString(
        root.resolve("net/tcp"),
        "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid\n"
            + "   0: 0100007F:%04X 00000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 %s 1\n"
                .formatted(port, inode));
    Files.createSymbolicLink(root.resolve(pid + "/fd/3"), Path.of("socket:[" + inode + "]"));
  }

  static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
