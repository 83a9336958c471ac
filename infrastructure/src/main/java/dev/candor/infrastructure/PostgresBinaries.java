package dev.candor.infrastructure;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** PostgreSQL's published programs for this platform, unpacked once and shared afterwards. */
final class PostgresBinaries {
  private static final int EXECUTABLE = 0b001_000_000;

  private PostgresBinaries() {}

  /**
   * The folder that holds {@code bin/postgres}; unpacked when it is not there yet.
   *
   * @param cache where unpacked versions live side by side
   * @throws IOException when this platform has no programs, or the folder cannot be written
   */
  static Path unpack(Path cache) throws IOException {
    String archive = archiveName();
    URL url = PostgresBinaries.class.getResource(archive);
    if (url == null) {
      throw new IOException(
          "PostgreSQL has no programs for this platform on the class path (%s %s)"
              .formatted(System.getProperty("os.name"), System.getProperty("os.arch")));
    }
    Path home = cache.resolve(version(url));
    if (!Files.isExecutable(home.resolve("bin").resolve("postgres"))) {
      Files.createDirectories(cache);
      Path fresh = Files.createTempDirectory(cache, "unpacking-");
      try (InputStream in = url.openStream()) {
        extract(in, fresh);
      }
      publish(fresh, home);
    }
    return home;
  }

  private static String archiveName() {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String arch = System.getProperty("os.arch", "");
    boolean arm = arch.equals("aarch64") || arch.equals("arm64");
    boolean mac = os.contains("mac");
    return "/postgres-%s-%s.txz".formatted(mac ? "darwin" : "linux", arm ? "arm_64" : "x86_64");
  }

  /** The name of the jar that carries the archive, which holds its version. */
  private static String version(URL url) {
    String address = url.toString();
    int jarEnd = address.lastIndexOf(".jar!");
    if (jarEnd < 0) {
      return "postgres";
    }
    return address.substring(address.lastIndexOf('/', jarEnd) + 1, jarEnd);
  }

  private static void extract(InputStream archive, Path into) throws IOException {
    try (TarArchiveInputStream tar =
        new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(archive)))) {
      TarArchiveEntry entry = tar.getNextEntry();
      while (entry != null) {
        Path target = into.resolve(entry.getName()).normalize();
        if (!target.startsWith(into)) {
          throw new IOException("an entry of the archive leaves its folder: " + entry.getName());
        }
        write(tar, entry, target);
        entry = tar.getNextEntry();
      }
    }
  }

  private static void write(TarArchiveInputStream tar, TarArchiveEntry entry, Path target)
      throws IOException {
    if (entry.isDirectory()) {
      Files.createDirectories(target);
      return;
    }
    Files.createDirectories(target.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
    } else if (entry.isLink()) {
      throw new IOException("a hard link in the archive is not expected: " + entry.getName());
    } else {
      Files.copy(tar, target);
      boolean executable = (entry.getMode() & EXECUTABLE) != 0;
      Files.setPosixFilePermissions(
          target, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
    }
  }

  /** Two processes may unpack at once; the first one wins, the other's copy goes. */
  private static void publish(Path fresh, Path home) throws IOException {
    try {
      Files.move(fresh, home, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      throw e;
    } catch (IOException e) {
      if (!Files.isExecutable(home.resolve("bin").resolve("postgres"))) {
        throw e;
      }
      delete(fresh);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(path);
      }
    }
  }
}
