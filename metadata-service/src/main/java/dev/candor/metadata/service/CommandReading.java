package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.capture.RedactedSecret;
import dev.candor.metadata.domain.capture.Unresolved;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads a command line as its engine would; nothing secret leaves it. */
public interface CommandReading {
  /**
   * What to read.
   *
   * @param engine the engine's name, or {@code unknown} to recognise it
   * @param argv the words
   * @param environment the whole environment
   * @param version the engine's version, when known
   * @param files opens the files that the words point to
   */
  record Command(
      String engine,
      List<String> argv,
      Map<String, String> environment,
      Optional<String> version,
      Function<String, Optional<String>> files) {}

  /**
   * What was read.
   *
   * @param engine the engine that the words name, or {@code unknown}
   * @param fields what they set
   * @param unresolved what they set through something that was not at hand
   * @param secrets what was redacted
   * @param warnings what its reader should know
   * @param argv the words, redacted
   * @param environment the allow-listed part of the environment, redacted
   */
  record Parsed(
      String engine,
      List<FieldReading> fields,
      List<Unresolved> unresolved,
      List<RedactedSecret> secrets,
      List<String> warnings,
      List<String> argv,
      Map<String, String> environment) {}

  /** Reads it. */
  Parsed argv(Command command);
}
