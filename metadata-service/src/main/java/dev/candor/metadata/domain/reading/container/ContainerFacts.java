package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a container description says, whatever form it came in; filled by the readers of the forms.
 */
final class ContainerFacts {
  final String source;
  Optional<Word> image = Optional.empty();
  Optional<String> imageId = Optional.empty();
  Optional<String> imageDigest = Optional.empty();

  /** Whether {@code words} are the whole command, or only what the image's own entrypoint gets. */
  boolean wholeCommand;

  List<Word> words = new ArrayList<>();
  final Map<String, Token> environment = new LinkedHashMap<>();
  final List<PortMapping> ports = new ArrayList<>();
  Optional<Object> gpus = Optional.empty();
  Optional<Long> shmBytes = Optional.empty();
  final Map<String, Object> more = new LinkedHashMap<>();
  final List<String> warnings = new ArrayList<>();
  final Map<String, String> secretVariables = new LinkedHashMap<>();

  ContainerFacts(String source) {
    this.source = source;
  }

  void variable(String name, Word value) {
    environment.put(name, new Token(value, "environment", "env:" + name));
  }

  /** An entry {@code NAME=value}; a name alone takes its value from elsewhere. */
  void variable(Word entry) {
    int equals = entry.text().indexOf('=');
    if (equals > 0) {
      variable(entry.text().substring(0, equals), entry.with(entry.text().substring(equals + 1)));
    } else if (!entry.text().isBlank()) {
      variable(
          entry.text(),
          new Word("", Optional.of("the variable " + entry.text() + " comes from the host")));
    }
  }

  /** The lines of an env file. */
  void file(String text) {
    text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .forEach(line -> variable(Word.of(unquoted(line.replaceFirst("^export\\s+", "")))));
  }

  private static String unquoted(String line) {
    return line.replaceFirst("=(['\"])(.*)\\1$", "=$2");
  }

  Map<String, String> known() {
    Map<String, String> known = new LinkedHashMap<>();
    environment.forEach(
        (name, token) -> {
          if (token.unresolved().isEmpty()) {
            known.put(name, token.text());
          }
        });
    return known;
  }
}
