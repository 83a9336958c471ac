package dev.candor.metadata.domain.reading.log;

import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads engine logs: whole or cut, coloured, with the lines of several ranks between each other.
 */
public final class LogReader {
  private static final int MAX_LINE = 200_000;
  private static final Pattern VLLM =
      Pattern.compile(
          "\\b(?:APIServer|EngineCore\\w*|VllmWorker\\S*) pid=|\\[(?:\\w+\\.py|__init__\\.py):\\d+\\]|LLM engine \\(v|vLLM API server|non-default args");
  private static final Pattern SGLANG =
      Pattern.compile(
          "server_args=ServerArgs\\(|max_total_num_tokens=|(?:Prefill|Decode) batch[,.]|fired up and ready to roll|Load weight (?:begin|end)");
  private static final Pattern LLAMA =
      Pattern.compile(
          "llama_(?:model_loader|context|kv_cache|server)|\\bsrv\\s+\\w+: |print_info: |load_tensors: |common_speculative|LLAMA_ARG_");
  private static final Pattern TRTLLM =
      Pattern.compile("\\[TRT-LLM\\]|\\[TensorRT-LLM\\]|LLM Args:|TensorRT-LLM");

  private LogReader() {}

  /** Writes what a log says; without a hint the engine is told from its wordings. */
  public static void read(String text, Optional<Engine> hint, ReadingBuilder out) {
    Optional<Engine> engine = hint.or(() -> guess(text));
    if (engine.isEmpty()) {
      out.warn("no known engine's wording is in this log");
      return;
    }
    out.engine(engine.get());
    LogFields fields = new LogFields(out);
    List<LogPattern> patterns =
        switch (engine.get()) {
          case VLLM -> VllmLog.PATTERNS;
          case SGLANG -> SglangLog.PATTERNS;
          case LLAMA_CPP -> LlamaCppLog.PATTERNS;
          case TENSORRT_LLM -> TrtllmLog.PATTERNS;
          case TGI, OLLAMA -> List.of();
        };
    if (patterns.isEmpty()) {
      out.warn("the logs of " + engine.get().wireName() + " are not read");
      return;
    }
    int number = 0;
    for (String raw : text.split("\r\n|[\n\r]", -1)) {
      number++;
      if (raw.isBlank()) {
        continue;
      }
      LogLine line = LogLine.of(number, raw.length() > MAX_LINE ? raw.substring(0, MAX_LINE) : raw);
      patterns.forEach(pattern -> pattern.apply(line, fields));
    }
  }

  private static Optional<Engine> guess(String text) {
    String head = text.length() > 4_000_000 ? text.substring(0, 4_000_000) : text;
    if (TRTLLM.matcher(head).find()) {
      return Optional.of(Engine.TENSORRT_LLM);
    }
    if (SGLANG.matcher(head).find()) {
      return Optional.of(Engine.SGLANG);
    }
    if (LLAMA.matcher(head).find()) {
      return Optional.of(Engine.LLAMA_CPP);
    }
    return VLLM.matcher(head).find() ? Optional.of(Engine.VLLM) : Optional.empty();
  }
}
