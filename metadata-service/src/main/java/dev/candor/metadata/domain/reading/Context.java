package dev.candor.metadata.domain.reading;

import java.util.Map;
import java.util.Optional;

/**
 * What is known besides the input itself.
 *
 * @param hint the engine that the asker believes it is
 * @param environment variables that the input's process has
 * @param files how to open files that the input names
 * @param engineVersion the engine's version where it is known
 */
public record Context(
    Optional<Engine> hint,
    Map<String, String> environment,
    FileAccess files,
    Optional<String> engineVersion) {

  public Context {
    environment = Map.copyOf(environment);
  }

  /** Nothing is known. */
  public static Context empty() {
    return new Context(Optional.empty(), Map.of(), FileAccess.none(), Optional.empty());
  }

  /** Only the engine is known. */
  public static Context of(Engine engine) {
    return empty().withHint(Optional.of(engine));
  }

  /** The same with another hint. */
  public Context withHint(Optional<Engine> engine) {
    return new Context(engine, environment, files, engineVersion);
  }

  /** The same with these variables. */
  public Context withEnvironment(Map<String, String> variables) {
    return new Context(hint, variables, files, engineVersion);
  }

  /** The same with these files. */
  public Context withFiles(FileAccess access) {
    return new Context(hint, environment, access, engineVersion);
  }

  /** The same with this engine version. */
  public Context withVersion(String version) {
    return new Context(hint, environment, files, Optional.of(version));
  }
}
