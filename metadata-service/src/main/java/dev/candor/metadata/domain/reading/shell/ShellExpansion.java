package dev.candor.metadata.domain.reading.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Expands one raw word: variables, quotes, word splitting. Commands inside it are never run. */
final class ShellExpansion {
  private final String raw;
  private final Function<String, Optional<Word>> held;
  private final List<String> positional;
  private final List<Word> out = new ArrayList<>();
  private StringBuilder current = new StringBuilder();
  private Optional<String> why = Optional.empty();
  private boolean quoted;
  private int at;

  private ShellExpansion(
      String raw, Function<String, Optional<Word>> held, List<String> positional) {
    this.raw = raw;
    this.held = held;
    this.positional = positional;
  }

  static List<Word> expand(
      String raw, Function<String, Optional<Word>> held, List<String> positional) {
    ShellExpansion expansion = new ShellExpansion(raw, held, positional);
    expansion.run();
    return expansion.out;
  }

  private void run() {
    while (at < raw.length()) {
      char c = raw.charAt(at);
      switch (c) {
        case '\\' -> {
          quoted = true;
          current.append(at + 1 < raw.length() ? String.valueOf(raw.charAt(at + 1)) : "\\");
          at += 2;
        }
        case '\'' -> single();
        case '"' -> doubleQuoted();
        case '`', '$' -> dollar(false);
        default -> {
          current.append(c);
          at++;
        }
      }
    }
    flush();
  }

  private void flush() {
    if (!current.isEmpty() || quoted || why.isPresent()) {
      out.add(new Word(current.toString(), why));
    }
    current = new StringBuilder();
    why = Optional.empty();
    quoted = false;
  }

  private void single() {
    quoted = true;
    int end = raw.indexOf('\'', at + 1);
    current.append(raw, at + 1, end < 0 ? raw.length() : end);
    at = end < 0 ? raw.length() : end + 1;
  }

  private void doubleQuoted() {
    quoted = true;
    at++;
    while (at < raw.length() && raw.charAt(at) != '"') {
      char c = raw.charAt(at);
      if (c == '\\' && at + 1 < raw.length()) {
        char next = raw.charAt(at + 1);
        if (next != '\n') {
          current.append("$`\"\\".indexOf(next) >= 0 ? String.valueOf(next) : "\\" + next);
        }
        at += 2;
      } else if (c == '$' || c == '`') {
        dollar(true);
      } else {
        current.append(c);
        at++;
      }
    }
    at++;
  }

  private void dollar(boolean inQuotes) {
    String rest = raw.substring(at);
    if (rest.startsWith("$'") && !inQuotes) {
      ansi();
    } else if (rest.startsWith("$(") || rest.startsWith("`")) {
      String command = command(rest);
      at += command.length();
      add(Parameter.missing(command, "the output of " + command + " is not in the input"), true);
    } else if (rest.startsWith("${")) {
      int end = closingBrace(rest);
      at += end + 1;
      add(Parameter.expand(rest.substring(2, Math.min(end, rest.length())), this::value), inQuotes);
    } else if (rest.startsWith("$@") || rest.startsWith("$*")) {
      at += 2;
      all();
    } else if (rest.length() > 1
        && (Character.isLetter(rest.charAt(1)) || "_0123456789#?".indexOf(rest.charAt(1)) >= 0)) {
      int end = 2;
      boolean named = Character.isLetter(rest.charAt(1)) || rest.charAt(1) == '_';
      while (named
          && end < rest.length()
          && (Character.isLetterOrDigit(rest.charAt(end)) || rest.charAt(end) == '_')) {
        end++;
      }
      String name = rest.substring(1, end);
      at += end;
      add(
          value(name).orElseGet(() -> Parameter.missing("$" + name, Parameter.why(name))),
          inQuotes);
    } else {
      current.append(raw.charAt(at));
      at++;
    }
  }

  private void all() {
    if (positional.size() <= 1) {
      add(Parameter.missing("$@", "the script's own arguments are not in the input"), true);
      return;
    }
    for (int i = 1; i < positional.size(); i++) {
      if (i > 1) {
        quoted = true;
        flush();
      }
      current.append(positional.get(i));
    }
  }

  private Optional<Word> value(String name) {
    if (name.matches("\\d+")) {
      int index = Integer.parseInt(name.length() > 4 ? "9999" : name);
      return index < positional.size()
          ? Optional.of(Word.of(positional.get(index)))
          : Optional.empty();
    }
    return held.apply(name);
  }

  private void add(Word word, boolean inQuotes) {
    if (word.unresolved().isPresent()) {
      why = why.isPresent() ? why : word.unresolved();
    }
    if (inQuotes || word.unresolved().isPresent()) {
      current.append(word.text());
      return;
    }
    String text = word.text();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length()) {
        current.append(text, start, i);
      } else if (" \t\n".indexOf(text.charAt(i)) >= 0) {
        current.append(text, start, i);
        flush();
        start = i + 1;
      }
    }
  }

  private void ansi() {
    quoted = true;
    at += 2;
    while (at < raw.length() && raw.charAt(at) != '\'') {
      char c = raw.charAt(at++);
      if (c == '\\' && at < raw.length()) {
        char escaped = raw.charAt(at++);
        current.append(
            switch (escaped) {
              case 'n' -> "\n";
              case 't' -> "\t";
              case '\\', '\'', '"' -> String.valueOf(escaped);
              default -> "\\" + escaped;
            });
      } else {
        current.append(c);
      }
    }
    at++;
  }

  private static String command(String rest) {
    if (rest.startsWith("`")) {
      int end = rest.indexOf('`', 1);
      return rest.substring(0, end < 0 ? rest.length() : end + 1);
    }
    int depth = 0;
    for (int i = 1; i < rest.length(); i++) {
      if (rest.charAt(i) == '(') {
        depth++;
      } else if (rest.charAt(i) == ')' && --depth == 0) {
        return rest.substring(0, i + 1);
      }
    }
    return rest;
  }

  private static int closingBrace(String rest) {
    int depth = 0;
    for (int i = 1; i < rest.length(); i++) {
      if (rest.charAt(i) == '{') {
        depth++;
      } else if (rest.charAt(i) == '}' && --depth == 0) {
        return i;
      }
    }
    return rest.length();
  }
}
