package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.shell.Parameter;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compose's interpolation: {@code ${VAR:-default}}, {@code ${VAR:?error}}, {@code $$} for a dollar.
 */
final class Interpolation {
  private static final Pattern DOLLAR =
      Pattern.compile("\\$\\$|\\$\\{((?:[^{}]|\\{[^{}]*\\})*)\\}|\\$([A-Za-z_][A-Za-z0-9_]*)");

  private Interpolation() {}

  static Word of(Object scalar, Map<String, String> variables) {
    String text = String.valueOf(scalar);
    StringBuilder out = new StringBuilder();
    Optional<String> why = Optional.empty();
    Matcher matcher = DOLLAR.matcher(text);
    int done = 0;
    while (matcher.find()) {
      out.append(text, done, matcher.start());
      done = matcher.end();
      if (matcher.group().equals("$$")) {
        out.append('$');
        continue;
      }
      String inside = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
      Word word =
          Parameter.expand(inside, name -> Optional.ofNullable(variables.get(name)).map(Word::of));
      why = why.isPresent() ? why : word.unresolved();
      out.append(word.unresolved().isPresent() ? matcher.group() : word.text());
    }
    return new Word(out.append(text.substring(done)).toString(), why);
  }
}
