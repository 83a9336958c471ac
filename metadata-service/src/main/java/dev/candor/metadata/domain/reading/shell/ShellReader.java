package dev.candor.metadata.domain.reading.shell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads shell text as a shell would up to the point of running it. */
public final class ShellReader {
  private static final Pattern ASSIGNMENT =
      Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)(\\+?=)([\\s\\S]*)");
  private static final Set<String> KEYWORDS =
      Set.of(
          "then", "do", "else", "{", "}", "!", "time", "if", "while", "until", "elif", "fi", "done",
          "exec", "command", "builtin");

  private final Map<String, Word> variables = new HashMap<>();
  private final Map<String, Word> exported = new LinkedHashMap<>();
  private final List<String> positional;
  private final boolean bash;
  private final List<ShellCommand> commands = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private boolean braceExpanded;

  private ShellReader(Map<String, String> environment, List<String> positional, boolean bash) {
    environment.forEach((name, value) -> variables.put(name, Word.of(value)));
    this.positional = positional;
    this.bash = bash;
  }

  /**
   * Reads a script.
   *
   * @param environment variables that the shell has
   * @param positional {@code $0}, {@code $1} and so on, as far as they are known
   * @param bash whether braces expand
   */
  public static ShellScript read(
      String text, Map<String, String> environment, List<String> positional, boolean bash) {
    ShellReader reader = new ShellReader(environment, positional, bash);
    if (Pattern.compile("\\\\[ \\t]+\\n").matcher(text).find()) {
      reader.warnings.add(
          "a backslash is followed by a space at a line's end: the shell ends the command there");
    }
    ShellLexer.commands(prompt(text)).forEach(reader::command);
    return new ShellScript(reader.commands, reader.braceExpanded, reader.warnings);
  }

  private static String prompt(String text) {
    return text.replaceFirst("^\\s*[$>]\\s+(?=\\S)", "");
  }

  private void command(List<String> raw) {
    Map<String, Word> prefix = new LinkedHashMap<>();
    List<Word> words = new ArrayList<>();
    for (String each : raw) {
      if (words.isEmpty() && KEYWORDS.contains(each)) {
        continue;
      }
      Matcher assignment = ASSIGNMENT.matcher(each);
      if (words.isEmpty() && assignment.matches()) {
        prefix.put(assignment.group(1), joined(assignment.group(3)));
        continue;
      }
      expand(each, words);
    }
    if (words.isEmpty()) {
      prefix.forEach(this::assign);
    } else if (Set.of("export", "declare", "typeset").contains(words.getFirst().text())) {
      words.stream().skip(1).forEach(this::export);
    } else {
      Map<String, Word> environment = new LinkedHashMap<>(exported);
      environment.putAll(prefix);
      commands.add(new ShellCommand(environment, words));
    }
  }

  private void expand(String raw, List<Word> words) {
    List<String> pieces = bash ? BraceExpansion.expand(raw) : List.of(raw);
    braceExpanded |= pieces.size() > 1;
    for (String piece : pieces) {
      words.addAll(ShellExpansion.expand(piece, this::held, positional));
    }
  }

  private Word joined(String raw) {
    List<Word> words = ShellExpansion.expand(raw, this::held, positional);
    Optional<String> why =
        words.stream().map(Word::unresolved).flatMap(Optional::stream).findFirst();
    return new Word(String.join(" ", words.stream().map(Word::text).toList()), why);
  }

  private Optional<Word> held(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  private void assign(String name, Word value) {
    variables.put(name, value);
    if (exported.containsKey(name)) {
      exported.put(name, value);
    }
  }

  private void export(Word word) {
    Matcher assignment = ASSIGNMENT.matcher(word.text());
    if (assignment.matches()) {
      Word value = word.with(assignment.group(3));
      variables.put(assignment.group(1), value);
      exported.put(assignment.group(1), value);
    } else if (variables.containsKey(word.text())) {
      exported.put(word.text(), variables.getOrDefault(word.text(), Word.of("")));
    }
  }
}
