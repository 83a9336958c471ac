package dev.candor.metadata.domain.reading.shell;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One simple command.
 *
 * @param environment variables that the line itself gives to the command
 * @param words program and arguments
 */
public record ShellCommand(Map<String, Word> environment, List<Word> words) {
  public ShellCommand {
    environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
    words = List.copyOf(words);
  }
}
