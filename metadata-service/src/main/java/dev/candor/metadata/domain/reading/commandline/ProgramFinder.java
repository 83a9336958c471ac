package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.FileAccess;
import dev.candor.metadata.domain.reading.shell.ShellCommand;
import dev.candor.metadata.domain.reading.shell.ShellReader;
import dev.candor.metadata.domain.reading.shell.ShellScript;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the engine's own command in an argv: behind tini, numactl, sudo, mpirun, scripts that run
 * their arguments, and inside the text given to a shell.
 */
public final class ProgramFinder {
  private static final Set<String> SHELLS = Set.of("bash", "sh", "dash", "ash", "zsh", "ksh");
  private static final int MAX_NESTING = 5;

  private final Map<String, String> environment;
  private final FileAccess files;
  private final List<String> warnings = new ArrayList<>();

  /** A finder that expands these variables in nested shell text and may open these files. */
  public ProgramFinder(Map<String, String> environment, FileAccess files) {
    this.environment = environment;
    this.files = files;
  }

  /** The engine's command, or the words themselves with no engine. */
  public Invocation find(List<Word> words) {
    return find(words, Map.of(), 0)
        .or(() -> quotedCommand(words))
        .orElseGet(
            () ->
                new Invocation(
                    Optional.empty(), Optional.empty(), words, 0, Map.of(), words, warnings));
  }

  /** The first engine among commands of a script. */
  public Optional<Invocation> find(ShellScript script) {
    return find(script, 0);
  }

  private Optional<Invocation> find(ShellScript script, int depth) {
    warnings.addAll(script.warnings());
    for (ShellCommand command : script.commands()) {
      Optional<Invocation> found = find(command.words(), command.environment(), depth);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Invocation> find(List<Word> words, Map<String, Word> given, int depth) {
    Map<String, Word> variables = new LinkedHashMap<>(given);
    List<String> texts = words.stream().map(Word::text).toList();
    for (int i = 0; i < texts.size(); i++) {
      Optional<Programs.Program> program = Programs.at(texts.subList(i, texts.size()));
      if (program.isPresent()) {
        int first = i + program.get().words();
        return Optional.of(
            new Invocation(
                Optional.of(program.get().engine()),
                Optional.of(program.get().entrypoint()),
                words.subList(first, words.size()),
                first,
                variables,
                words,
                warnings));
      }
      Optional<Invocation> inside = nested(words, i, variables, depth);
      if (inside.isPresent()) {
        return inside;
      }
      String text = texts.get(i);
      if (text.matches("[A-Za-z_][A-Za-z0-9_]*=[\\s\\S]*")) {
        int equals = text.indexOf('=');
        variables.put(text.substring(0, equals), words.get(i).with(text.substring(equals + 1)));
      }
    }
    return Optional.empty();
  }

  /** A whole command in one word, as after {@code ssh host} or in a list with one element. */
  private Optional<Invocation> quotedCommand(List<Word> words) {
    return words.stream()
        .map(Word::text)
        .filter(text -> text.indexOf(' ') > 0)
        .map(text -> script(text, Map.of(), List.of(), "sh", 0))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Invocation> nested(
      List<Word> words, int at, Map<String, Word> variables, int depth) {
    String shell = Programs.base(words.get(at).text());
    if (depth >= MAX_NESTING) {
      return Optional.empty();
    }
    if (!SHELLS.contains(shell)) {
      boolean script = at == 0 && shell.endsWith(".sh");
      return script ? scriptFile(words, at, variables, depth) : Optional.empty();
    }
    for (int i = at + 1; i < words.size(); i++) {
      String option = words.get(i).text();
      if (option.matches("-[a-z]*c[a-z]*") && i + 1 < words.size()) {
        List<String> positional =
            words.subList(i + 2, words.size()).stream().map(Word::text).toList();
        return script(words.get(i + 1).text(), variables, positional, shell, depth);
      }
      if (option.equals("-o") || option.equals("-O")) {
        i++;
      } else if (!option.startsWith("-")) {
        return scriptFile(words, i, variables, depth);
      }
    }
    return Optional.empty();
  }

  private Optional<Invocation> scriptFile(
      List<Word> words, int at, Map<String, Word> variables, int depth) {
    List<String> positional = words.subList(at, words.size()).stream().map(Word::text).toList();
    return files
        .read(words.get(at).text())
        .flatMap(
            text ->
                script(
                    text,
                    variables,
                    positional,
                    text.startsWith("#!/bin/sh") ? "sh" : "bash",
                    depth));
  }

  private Optional<Invocation> script(
      String text, Map<String, Word> variables, List<String> positional, String shell, int depth) {
    Map<String, String> known = new HashMap<>(environment);
    variables.forEach((name, word) -> known.put(name, word.text()));
    ShellScript script =
        ShellReader.read(text, known, positional, shell.equals("bash") || shell.equals("zsh"));
    return find(script, depth + 1)
        .map(
            found -> {
              Map<String, Word> all = new LinkedHashMap<>(variables);
              all.putAll(found.environment());
              return new Invocation(
                  found.engine(),
                  found.entrypoint(),
                  found.arguments(),
                  found.first(),
                  all,
                  found.words(),
                  warnings);
            });
  }
}
