package dev.candor.cli.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The JDK's start-up caches of our processes, one for each program and build. A process whose cache
 * is missing writes it when it ends; a cache that does not fit is ignored by the JVM.
 *
 * @param folder where the caches lie
 * @param enabled whether to use and make caches at all
 */
record AotCaches(Path folder, boolean enabled) {
  private static final String SUFFIX = ".aot";

  /** Caches in the project's folder, unless {@code CANDOR_AOT=off}. */
  static AotCaches of(Project project) {
    boolean enabled = !"off".equals(System.getenv("CANDOR_AOT"));
    return new AotCaches(project.aot(), enabled);
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
        return List.of("-XX:AOTCache=" + cache, "-Xlog:aot=off", "-Xlog:cds=off");
      }
      forgetOthers(name);
      return List.of("-XX:AOTCacheOutput=" + cache, "-Xlog:aot=off", "-Xlog:cds=off");
    } catch (IOException e) {
      throw new UncheckedIOException("start-up caches cannot be kept in " + folder, e);
    }
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
