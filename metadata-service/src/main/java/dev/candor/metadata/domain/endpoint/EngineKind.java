package dev.candor.metadata.domain.endpoint;

import java.util.Arrays;
import java.util.Optional;

/** The engines whose answers and command lines are understood. */
public enum EngineKind {
  VLLM("vllm"),
  SGLANG("sglang"),
  LLAMA_CPP("llama.cpp"),
  TENSORRT_LLM("tensorrt-llm"),
  TGI("tgi"),
  OLLAMA("ollama"),
  CANDOR_REFERENCE("candor-reference"),
  UNKNOWN("unknown");

  private final String wireName;

  EngineKind(String wireName) {
    this.wireName = wireName;
  }

  /** The name in messages and files. */
  public String wireName() {
    return wireName;
  }

  /** The engine of that name, when it is one of ours. */
  public static Optional<EngineKind> named(String name) {
    return Arrays.stream(values()).filter(k -> k.wireName.equals(name)).findFirst();
  }
}
