package dev.candor.metadata.domain.reading;

import dev.candor.metadata.domain.reading.commandline.Invocation;
import dev.candor.metadata.domain.reading.commandline.ProgramFinder;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.container.ContainerReader;
import dev.candor.metadata.domain.reading.engine.EngineReader;
import dev.candor.metadata.domain.reading.log.LogReader;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.shell.ShellCommand;
import dev.candor.metadata.domain.reading.shell.ShellReader;
import dev.candor.metadata.domain.reading.shell.ShellScript;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads an engine's configuration from any of its sources. What it returns holds no secret. It is
 * thread-safe and never fails on strange input: what cannot be read is said in the reading.
 */
public final class ConfigurationReader {
  private final Secrets secrets;
  private final TextFormats formats;
  private final EngineReader engines;
  private final ContainerReader containers;

  public ConfigurationReader(Secrets secrets, TextFormats formats) {
    this.secrets = secrets;
    this.formats = formats;
    this.engines = new EngineReader(secrets, formats);
    this.containers = new ContainerReader(engines);
  }

  /** An argument vector, as a process has it; the context holds its environment. */
  public Reading argv(List<String> argv, Context context) {
    return reading(out -> command(Word.all(argv), "process", context, out));
  }

  /** Shell text: an engine's line with whatever surrounds it, or a line that runs a container. */
  public Reading shell(String text, Context context) {
    return reading(out -> shell(text, context, out));
  }

  /** What docker or podman inspect print, parsed. */
  public Reading dockerInspect(Object json, Context context) {
    return reading(out -> containers.inspect(json, context, out));
  }

  /** The text of a compose file; the context's environment is what interpolates it. */
  public Reading compose(String yaml, Context context) {
    return reading(
        out -> {
          try {
            containers.compose(formats.yaml(yaml), context, out);
          } catch (IllegalArgumentException e) {
            out.warn("the compose file is not YAML: " + e.getMessage());
          }
        });
  }

  /** A pod, or an object with a pod template, parsed. */
  public Reading pod(Object json, Context context) {
    return reading(out -> containers.pod(json, context, out));
  }

  /** Environment variables alone, as launch scripts and Ollama take them. */
  public Reading environment(Map<String, String> variables, Context context) {
    return reading(
        out -> {
          Invocation none = new ProgramFinder(variables, context.files()).find(List.of());
          engines.read(
              new EngineReader.Request(
                  none, false, "environment", tokens(variables), guess(variables), context),
              out);
        });
  }

  /** A log, whole or in part, with any mixture of processes. */
  public Reading log(String text, Context context) {
    return reading(out -> LogReader.read(text, context.hint(), out));
  }

  private Reading reading(Consumer<ReadingBuilder> fill) {
    ReadingBuilder out = new ReadingBuilder();
    fill.accept(out);
    return new Redaction(secrets).of(out.build());
  }

  private void command(List<Word> words, String source, Context context, ReadingBuilder out) {
    Invocation invocation = new ProgramFinder(context.environment(), context.files()).find(words);
    engines.read(request(invocation, source, context), out);
  }

  private static EngineReader.Request request(
      Invocation invocation, String source, Context context) {
    return new EngineReader.Request(
        invocation, true, source, tokens(context.environment()), Optional.empty(), context);
  }

  private void shell(String text, Context context, ReadingBuilder out) {
    ShellScript script = ShellReader.read(text, context.environment(), List.of(), true);
    for (ShellCommand command : script.commands()) {
      if (containers.run(command.words(), context, out)) {
        script.warnings().forEach(out::warn);
        return;
      }
    }
    ProgramFinder finder = new ProgramFinder(context.environment(), context.files());
    Optional<Invocation> found = finder.find(script);
    if (found.isPresent()) {
      engines.read(request(found.get(), "shell", context), out);
    } else {
      command(
          script.commands().isEmpty() ? List.of() : script.commands().getLast().words(),
          "shell",
          context,
          out);
      script.warnings().forEach(out::warn);
    }
    if (script.braceExpanded()) {
      List<String> words =
          found.map(Invocation::words).orElse(List.of()).stream().map(Word::text).toList();
      out.put("shell", "bash", "shell", "brace expansion");
      out.put("argv_after_shell", List.copyOf(secrets.argv(words)), "shell", "brace expansion");
      out.warn(
          "bash expands the unquoted braces into several words; sh and dash keep one word without its quotes");
    }
  }

  private static Map<String, Token> tokens(Map<String, String> variables) {
    Map<String, Token> tokens = new LinkedHashMap<>();
    variables.forEach(
        (name, value) -> tokens.put(name, new Token(Word.of(value), "environment", "env:" + name)));
    return tokens;
  }

  private static Optional<Engine> guess(Map<String, String> variables) {
    for (String name : variables.keySet()) {
      Optional<Engine> engine =
          name.startsWith("SM_VLLM_")
              ? Optional.of(Engine.VLLM)
              : name.startsWith("SM_SGLANG_")
                  ? Optional.of(Engine.SGLANG)
                  : name.startsWith("LLAMA_ARG_")
                      ? Optional.of(Engine.LLAMA_CPP)
                      : Optional.empty();
      if (engine.isPresent()) {
        return engine;
      }
    }
    return variables.keySet().stream().anyMatch(name -> name.startsWith("OLLAMA_"))
        ? Optional.of(Engine.OLLAMA)
        : Optional.empty();
  }
}
