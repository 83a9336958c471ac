package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.Engine;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The programs, modules and images that belong to each engine. */
public final class Programs {
  /** An engine's program: its one spelling, and how many words name it. */
  public record Program(Engine engine, String entrypoint, int words) {}

  private static final Map<String, Engine> MODULES =
      Map.ofEntries(
          Map.entry("vllm.entrypoints.openai.api_server", Engine.VLLM),
          Map.entry("vllm.entrypoints.api_server", Engine.VLLM),
          Map.entry("vllm.entrypoints.cli.main", Engine.VLLM),
          Map.entry("vllm.entrypoints.openai.rpc.server", Engine.VLLM),
          Map.entry("vllm", Engine.VLLM),
          Map.entry("sglang.launch_server", Engine.SGLANG),
          Map.entry("sglang.srt.entrypoints.http_server", Engine.SGLANG),
          Map.entry("sglang", Engine.SGLANG),
          Map.entry("sglang_router.launch_server", Engine.SGLANG),
          Map.entry("tensorrt_llm.commands.serve", Engine.TENSORRT_LLM));

  private Programs() {}

  /**
   * The engine's program when the words start with one; {@code words} are the texts from here on.
   */
  static Optional<Program> at(java.util.List<String> words) {
    String name = base(words.getFirst());
    String second = words.size() > 1 ? words.get(1) : "";
    if (name.matches("python[0-9.]*|pypy3?")) {
      return python(words);
    }
    return switch (name) {
      case "vllm" ->
          second.equals("serve") ? program(Engine.VLLM, "vllm serve", 2) : Optional.empty();
      case "sglang" ->
          second.equals("serve") ? program(Engine.SGLANG, "sglang serve", 2) : Optional.empty();
      case "llama-server", "llama-server.exe" -> program(Engine.LLAMA_CPP, "llama-server", 1);
      case "llama-swap", "llama_cpp" -> Optional.empty();
      case "trtllm-serve" ->
          second.equals("serve")
              ? program(Engine.TENSORRT_LLM, "trtllm-serve", 2)
              : program(Engine.TENSORRT_LLM, "trtllm-serve", 1);
      case "text-generation-launcher" -> program(Engine.TGI, "text-generation-launcher", 1);
      case "ollama" ->
          second.equals("serve") || second.equals("start")
              ? program(Engine.OLLAMA, "ollama serve", 2)
              : second.equals("run") ? program(Engine.OLLAMA, "ollama run", 2) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Program> python(java.util.List<String> words) {
    for (int i = 1; i < words.size() && i < 12; i++) {
      String word = words.get(i);
      if (word.equals("-m") && i + 1 < words.size()) {
        return module(words, i + 1);
      }
      if (word.startsWith("-m") && word.length() > 2) {
        return Optional.empty();
      }
      if (word.equals("-W") || word.equals("-X")) {
        i++;
      } else if (!word.startsWith("-")) {
        return script(words, i);
      }
    }
    return Optional.empty();
  }

  private static Optional<Program> module(java.util.List<String> words, int at) {
    String module = words.get(at);
    Engine engine = MODULES.get(module);
    if (engine == null) {
      return Optional.empty();
    }
    boolean serve = at + 1 < words.size() && words.get(at + 1).equals("serve");
    boolean needsServe =
        module.equals("vllm") || module.equals("sglang") || module.endsWith("cli.main");
    if (needsServe && !serve) {
      return Optional.empty();
    }
    return program(engine, "python -m " + module + (serve ? " serve" : ""), at + (serve ? 2 : 1));
  }

  private static Optional<Program> script(java.util.List<String> words, int at) {
    String path = words.get(at);
    for (Map.Entry<String, Engine> module : MODULES.entrySet()) {
      if (module.getKey().contains(".")
          && path.endsWith(module.getKey().replace('.', '/') + ".py")) {
        return program(module.getValue(), "python -m " + module.getKey(), at + 1);
      }
    }
    return at(words.subList(at, words.size()))
        .filter(found -> !found.entrypoint().startsWith("python"))
        .map(found -> new Program(found.engine(), found.entrypoint(), found.words() + at));
  }

  private static Optional<Program> program(Engine engine, String entrypoint, int words) {
    return Optional.of(new Program(engine, entrypoint, words));
  }

  /** The last part of a path. */
  public static String base(String path) {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? path : path.substring(slash + 1);
  }

  /** The engine that an image is known to hold, by its name. */
  public static Optional<Engine> ofImage(String image) {
    String name = image.toLowerCase(Locale.ROOT);
    if (name.contains("sglang")) {
      return Optional.of(Engine.SGLANG);
    }
    if (name.contains("vllm")) {
      return Optional.of(Engine.VLLM);
    }
    if (name.matches(".*(tensorrt[-_]?llm|trt[-_]?llm).*")) {
      return Optional.of(Engine.TENSORRT_LLM);
    }
    if (name.matches(".*(text-generation-inference|\\btgi\\b).*")) {
      return Optional.of(Engine.TGI);
    }
    if (name.contains("ollama")) {
      return Optional.of(Engine.OLLAMA);
    }
    return name.matches(".*llama[-_.]?cpp.*|.*llama-server.*")
        ? Optional.of(Engine.LLAMA_CPP)
        : Optional.empty();
  }
}
