package dev.candor.metadata.probe;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the program that a process was started from. */
final class Executables {
  private static final Pattern PATH_SEPARATOR = Pattern.compile(":");

  private Executables() {}

  /**
   * Finds it as the system did: a word with a slash is a path (a virtual environment's Python must
   * be started by its own name), any other is searched in PATH; failing both, the running file.
   *
   * @param firstWord word 0 of the command line
   * @param folder the process' working directory
   * @param environment its environment
   * @param running the file it runs
   */
  static Optional<String> of(
      String firstWord, String folder, Map<String, String> environment, String running) {
    Stream<Path> candidates =
        firstWord.contains("/")
            ? Stream.of(Path.of(folder).resolve(firstWord))
            : PATH_SEPARATOR
                .splitAsStream(environment.getOrDefault("PATH", ""))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(folder).resolve(entry).resolve(firstWord));
    return Stream.concat(candidates, running.isEmpty() ? Stream.of() : Stream.of(Path.of(running)))
        .filter(Files::isRegularFile)
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
  }
}
