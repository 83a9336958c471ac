package dev.candor.metadata.domain.reading;

import java.util.Locale;
import java.util.Optional;

/** The inference engines whose configuration can be read. */
public enum Engine {
  VLLM("vllm", 8000),
  SGLANG("sglang", 30000),
  LLAMA_CPP("llama.cpp", 8080),
  TENSORRT_LLM("tensorrt-llm", 8000),
  TGI("tgi", 80),
  OLLAMA("ollama", 11434);

  private final String wireName;
  private final int usualPort;

  Engine(String wireName, int usualPort) {
    this.wireName = wireName;
    this.usualPort = usualPort;
  }

  /** The name used in messages, files and on the command line. */
  public String wireName() {
    return wireName;
  }

  /**
   * The port most installations listen on inside a container; used to choose among port mappings.
   */
  public int usualPort() {
    return usualPort;
  }

  /** Understands the wire name and the spellings that people use. */
  public static Optional<Engine> named(String text) {
    String key = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    return switch (key) {
      case "vllm" -> Optional.of(VLLM);
      case "sglang", "sgl" -> Optional.of(SGLANG);
      case "llamacpp", "llamaserver", "llama" -> Optional.of(LLAMA_CPP);
      case "tensorrtllm", "trtllm", "trt", "trtllmserve" -> Optional.of(TENSORRT_LLM);
      case "tgi", "textgenerationinference" -> Optional.of(TGI);
      case "ollama" -> Optional.of(OLLAMA);
      default -> Optional.empty();
    };
  }
}
