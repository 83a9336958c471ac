package dev.candor.metadata.domain.reading.environment;

import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.commandline.Flag;
import dev.candor.metadata.domain.reading.commandline.FlagKind;
import dev.candor.metadata.domain.reading.commandline.FlagTable;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.commandline.Values;
import dev.candor.metadata.domain.reading.shell.ShellReader;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Launch scripts that build an engine's arguments from environment variables. */
public final class Launchers {
  /** Arguments that a script would make, and what a reader should know about it. */
  public record Launch(List<Token> arguments, List<String> notes, Map<String, String> unresolved) {
    public Launch {
      unresolved = Map.copyOf(unresolved);
      arguments = List.copyOf(arguments);
      notes = List.copyOf(notes);
    }
  }

  private static final FlagTable VLLM = FlagTable.load("vllm-1", "vllm-2", "vllm-removed");
  private static final Set<String> NOT_FLAGS =
      Set.of("HOST", "PORT", "CONFIG", "UDS", "MODEL", "HF_TOKEN", "API_KEY", "WATERMARK");

  private static final Map<String, String> PRIVATE =
      Map.ofEntries(
          Map.entry("MODEL_PATH", "model"),
          Map.entry("MODEL", "model"),
          Map.entry("TP_SIZE", "tensor_parallel"),
          Map.entry("DP_SIZE", "data_parallel"),
          Map.entry("PP_SIZE", "pipeline_parallel"),
          Map.entry("EP_SIZE", "expert_parallel"),
          Map.entry("SPEC_ALGORITHM", "speculative"),
          Map.entry("SPECULATIVE_ALGORITHM", "speculative"),
          Map.entry("MEM_FRACTION_STATIC", "mem_fraction_static"),
          Map.entry("CONTEXT_LENGTH", "max_model_len"),
          Map.entry("KV_CACHE_DTYPE", "kv_cache_dtype"),
          Map.entry("MAX_RUNNING_REQUESTS", "max_num_seqs"));

  private Launchers() {}

  /** What the launcher that these variables belong to would pass; empty when none is recognised. */
  public static Optional<Launch> of(
      Engine engine, Map<String, Token> environment, boolean noArguments) {
    if (engine == Engine.VLLM && any(environment, "SM_VLLM_")) {
      return Optional.of(sageMaker("SM_VLLM_", environment, List.of("--port", "8080")));
    }
    if (engine == Engine.SGLANG && any(environment, "SM_SGLANG_")) {
      return Optional.of(
          sageMaker(
              "SM_SGLANG_",
              environment,
              List.of("--port", "8080", "--host", "0.0.0.0", "--model-path", "/opt/ml/model")));
    }
    if (engine == Engine.VLLM
        && noArguments
        && environment.keySet().stream()
            .anyMatch(
                Set.of("MODEL_NAME", "OPENAI_SERVED_MODEL_NAME_OVERRIDE", "VLLM_EXTRA_ARGS")
                    ::contains)) {
      return Optional.of(runPod(environment));
    }
    return engine == Engine.SGLANG && noArguments ? privateScript(environment) : Optional.empty();
  }

  /** Variables of private launch scripts: what the script passes is known to the process only. */
  private static Optional<Launch> privateScript(Map<String, Token> environment) {
    Map<String, String> unresolved = new LinkedHashMap<>();
    PRIVATE.forEach(
        (name, field) -> {
          if (environment.containsKey(name)) {
            unresolved.put(field, name + " is read by a private launch script, not by SGLang");
          }
        });
    List<String> notes =
        List.of(
            "variables of a private launch script: what it passes is known to the process only");
    return unresolved.isEmpty()
        ? Optional.empty()
        : Optional.of(new Launch(List.of(), notes, unresolved));
  }

  private static boolean any(Map<String, Token> environment, String prefix) {
    return environment.keySet().stream().anyMatch(name -> name.startsWith(prefix));
  }

  /** {@code PREFIX_FOO_BAR=x} becomes {@code --foo-bar x}; an empty value a bare flag. */
  private static Launch sageMaker(
      String prefix, Map<String, Token> environment, List<String> first) {
    List<Token> arguments = new ArrayList<>();
    first.forEach(
        word -> arguments.add(new Token(Word.of(word), "launcher", "SageMaker entrypoint")));
    environment.forEach(
        (name, value) -> {
          if (name.startsWith(prefix)) {
            String flag =
                "--" + name.substring(prefix.length()).toLowerCase(Locale.ROOT).replace('_', '-');
            arguments.add(new Token(Word.of(flag), "launcher", "env:" + name));
            if (!value.text().isEmpty() || value.unresolved().isPresent()) {
              arguments.add(new Token(value.word(), "launcher", "env:" + name));
            }
          }
        });
    return new Launch(arguments, List.of(), Map.of());
  }

  /**
   * RunPod's worker: any flag in capitals; booleans become the flag or its negation; extra words
   * last.
   */
  private static Launch runPod(Map<String, Token> environment) {
    List<Token> arguments = new ArrayList<>();
    environment.forEach(
        (name, value) -> {
          switch (name) {
            case "MODEL_NAME" -> flag("--model", value, arguments);
            case "OPENAI_SERVED_MODEL_NAME_OVERRIDE" ->
                flag("--served-model-name", value, arguments);
            case "VLLM_EXTRA_ARGS" -> {}
            default -> upper(name, value, arguments);
          }
        });
    Token extra = environment.get("VLLM_EXTRA_ARGS");
    if (extra != null) {
      ShellReader.read(extra.text(), Map.of(), List.of(), false)
          .commands()
          .forEach(
              command ->
                  command
                      .words()
                      .forEach(
                          word -> arguments.add(new Token(word, "environment", extra.where()))));
    }
    return new Launch(arguments, List.of(), Map.of());
  }

  private static void upper(String name, Token value, List<Token> arguments) {
    String spelling = "--" + name.toLowerCase(Locale.ROOT).replace('_', '-');
    Optional<Flag> flag = VLLM.exact(spelling).map(FlagTable.Match::flag);
    if (!name.equals(name.toUpperCase(Locale.ROOT))
        || NOT_FLAGS.contains(name)
        || flag.isEmpty()
        || value.text().isEmpty()) {
      return;
    }
    if (flag.get().kind().bare()) {
      Optional<Boolean> truth = Values.truth(value.text());
      boolean negate = truth.equals(Optional.of(false));
      if (!negate || flag.get().kind() == FlagKind.BOOL) {
        arguments.add(value.with(negate ? "--no-" + spelling.substring(2) : spelling));
      }
    } else {
      flag(spelling, value, arguments);
    }
  }

  private static void flag(String spelling, Token value, List<Token> arguments) {
    arguments.add(new Token(Word.of(spelling), value.source(), value.where()));
    arguments.add(value);
  }
}
