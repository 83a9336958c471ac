package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The engine's own command, found inside wrappers.
 *
 * @param engine the engine, or empty when no known program is in the words
 * @param entrypoint the program in one spelling, empty when only its arguments are known
 * @param arguments what the engine's parser sees
 * @param first index of the first argument in {@code words}
 * @param environment variables that wrappers and the line itself give
 * @param words the whole command after expansion
 */
public record Invocation(
    Optional<Engine> engine,
    Optional<String> entrypoint,
    List<Word> arguments,
    int first,
    Map<String, Word> environment,
    List<Word> words,
    List<String> warnings) {

  public Invocation {
    arguments = List.copyOf(arguments);
    environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
    words = List.copyOf(words);
    warnings = List.copyOf(warnings);
  }
}
