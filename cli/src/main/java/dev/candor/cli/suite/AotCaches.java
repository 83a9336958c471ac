package dev.candor.cli.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The JDK's start-up caches of our processes, one for each program and build. A process whose cache
 * is missing writes it when it ends; a cache that does not fit is ignored by the JVM.
 *
 * @param folder where the caches lie
 * @param enabled whether to use and make caches at all
 * @param learning set once a cache is found to be missing
 */
record AotCaches(Path folder, boolean enabled, AtomicBoolean learning) {
  private static final String SUFFIX = ".aot";

  /** Caches in the project's folder, unless {@code CANDOR_AOT=off}. */
  static AotCaches of(Project project) {
    boolean enabled = !"off".equals(System.getenv("CANDOR_AOT"));
    return new AotCaches(project.aot(), enabled, new AtomicBoolean());
  }

  /** No caches, for programs that answer and end. */
  static AotCaches none(Project project) {
    return new AotCaches(project.aot(), false, new AtomicBoolean());
  }

  /**
   * The JVM options that use the cache, or make it.
   *
   * @param name the process
   * @param jar the program, whose size and time tell builds apart
   */
  List<String> options(String name, Path jar) {
    if (!enabled) {
      return List.of();
    }
    try {
      Files.createDirectories(folder);
      Path cache = folder.resolve(name + "-" + buildOf(jar) + SUFFIX);
      if (Files.exists(cache)) {
        Files.deleteIfExists(Path.of(cache + ".config"));
        return List.of("-XX:AOTCache=" + cache, "-Xlog:disable");
      }
      forgetOthers(name);
      learning.set(true);
      return List.of("-XX:AOTCacheOutput=" + cache, "-Xlog:disable");
    } catch (IOException e) {
      throw new UncheckedIOException("start-up caches cannot be kept in " + folder, e);
    }
  }

  /**
   * The JVM options that use another process's cache of the same program; none when there is none.
   * Unlike {@link #options} it never learns, so a process that measures is left alone.
   */
  List<String> borrowed(String name, Path jar) {
    try {
      Path cache = folder.resolve(name + "-" + buildOf(jar) + SUFFIX);
      return enabled && Files.exists(cache)
          ? List.of("-XX:AOTCache=" + cache, "-Xlog:disable")
          : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException("start-up caches cannot be read in " + folder, e);
    }
  }

  /** Whether some process was started without a cache, so that it writes one when it ends. */
  boolean isLearning() {
    return learning.get();
  }

  private void forgetOthers(String name) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path old :
          all.filter(p -> p.getFileName().toString().matches(name + "-[0-9a-f]{8}\\.aot.*"))
              .toList()) {
        Files.delete(old);
      }
    }
  }

  private static String buildOf(Path jar) throws IOException {
    CRC32 sum = new CRC32();
    String build =
        "%s %d %s %s"
            .formatted(
                jar,
                Files.size(jar),
                Files.getLastModifiedTime(jar),
                System.getProperty("java.vm.version"));
    sum.update(build.getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }
}
