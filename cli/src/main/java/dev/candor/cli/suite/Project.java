package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The project's folder with its built services.
 *
 * @param root the folder that holds {@code candor} and the modules
 */
public record Project(Path root) {
  /** The property by which the script names the folder. */
  public static final String ROOT_PROPERTY = "candor.root";

  private static final String VERSION = "0.1.0-SNAPSHOT";

  /** The project that the script names, or the one around the current folder. */
  public static Project current() {
    String named = System.getProperty(ROOT_PROPERTY, "");
    return new Project(Path.of(named).toAbsolutePath().normalize());
  }

  /**
   * The program of a service as a jar.
   *
   * @throws CliException when it was not built
   */
  public Path jar(String service) {
    return built(root.resolve(service).resolve("target/quarkus-app/quarkus-run.jar"), "build");
  }

  /**
   * The program of a service as a native executable.
   *
   * @throws CliException when it was not built
   */
  public Path executable(String service) {
    String name = service + "-" + VERSION + "-runner";
    return built(root.resolve(service).resolve("target").resolve(name), "native");
  }

  /**
   * Looks for the native executables, before anything is started for them.
   *
   * @throws CliException naming the first that was not built
   */
  public void requireExecutables() {
    SuiteOptions.SERVICES.forEach(this::executable);
  }

  /** Where unpacked programs are kept, for all data folders of this project. */
  public Path programs() {
    return root.resolve(".candor").resolve("programs");
  }

  /** Where start-up caches are kept. */
  public Path aot() {
    return root.resolve(".candor").resolve("aot");
  }

  /** The git revision of the tree, or {@code unknown} outside a checkout. */
  public String revision() {
    Path git = root.resolve(".git");
    try {
      if (!Files.isDirectory(git)) {
        return "unknown";
      }
      String head = Files.readString(git.resolve("HEAD")).strip();
      if (!head.startsWith("ref: ")) {
        return head;
      }
      String ref = head.substring("ref: ".length());
      Path loose = git.resolve(ref);
      return Files.exists(loose) ? Files.readString(loose).strip() : packed(git, ref);
    } catch (IOException e) {
      throw new UncheckedIOException("the git revision of " + root + " cannot be read", e);
    }
  }

  private static String packed(Path git, String ref) throws IOException {
    Path packed = git.resolve("packed-refs");
    if (!Files.exists(packed)) {
      return "unknown";
    }
    return Files.readAllLines(packed).stream()
        .filter(line -> line.endsWith(" " + ref))
        .map(line -> line.substring(0, line.indexOf(' ')))
        .findFirst()
        .orElse("unknown");
  }

  private static Path built(Path program, String command) {
    if (!Files.exists(program)) {
      throw CliException.noGround(
          "%s is not built; run ./candor %s first.".formatted(program, command));
    }
    return program;
  }
}
