package dev.candor.metadata.domain.reading.log;

import dev.candor.metadata.domain.reading.text.JsonNull;
import dev.candor.metadata.domain.reading.text.PythonRepr;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;

/** TensorRT-LLM's wordings of 1.x. */
final class TrtllmLog {
  private static final Map<String, String> ARGUMENTS =
      Map.ofEntries(
          Map.entry("model", "model"),
          Map.entry("tensor_parallel_size", "tensor_parallel"),
          Map.entry("pipeline_parallel_size", "pipeline_parallel"),
          Map.entry("context_parallel_size", "context_parallel"),
          Map.entry("moe_expert_parallel_size", "expert_parallel"),
          Map.entry("max_batch_size", "max_num_seqs"),
          Map.entry("max_num_tokens", "max_num_batched_tokens"),
          Map.entry("max_seq_len", "max_model_len"),
          Map.entry("dtype", "dtype"),
          Map.entry("backend", "backend"),
          Map.entry("attn_backend", "attention_backend"),
          Map.entry("enable_chunked_prefill", "chunked_prefill"),
          Map.entry("trust_remote_code", "trust_remote_code"),
          Map.entry("revision", "revision"));

  static final List<LogPattern> PATTERNS =
      List.of(
          LogPattern.of("LLM Args:\\s*(?:(?:\\w+)\\()?(.*)", TrtllmLog::arguments),
          LogPattern.of(
              "Using LLM with (\\w+) backend",
              (found, line, out) ->
                  out.put("backend", found.group(1).toLowerCase(java.util.Locale.ROOT), line)),
          LogPattern.of(
              "max_seq_len=(\\d+), max_num_requests=(\\d+), max_num_tokens=(\\d+)(?:, max_batch_size=(\\d+))?",
              TrtllmLog::limits),
          LogPattern.smallest("Estimated max memory in KV cache ?: ([0-9.]+) GiB", "kv_cache_gib"),
          LogPattern.smallest(
              "(?:Allocated|allocated) ([0-9.]+) GiB for max tokens in paged KV cache",
              "kv_cache_gib"),
          LogPattern.smallest(
              "Allocated [0-9.]+ GiB for max tokens in paged KV cache \\((\\d+)\\)",
              "kv_cache_tokens"),
          LogPattern.of(
              "Creating CUDA graph instances for (\\d+) batch sizes",
              (found, line, out) -> {
                out.put("cuda_graph", true, line);
                out.put("graph_batch_sizes", LogNumbers.of(found.group(1)), line);
              }),
          LogPattern.of(
              "Setting quant_algo=(\\S+) form HF quant config",
              (found, line, out) ->
                  out.put(
                      "quantization",
                      found.group(1).replaceFirst("^QuantAlgo\\.", "").replaceFirst("[.,]$", ""),
                      line)),
          LogPattern.of(
              "Setting kv_cache_quant_algo=(\\S+) form HF quant config",
              (found, line, out) ->
                  out.put(
                      "kv_cache_dtype",
                      found.group(1).replaceFirst("^QuantAlgo\\.", "").replaceFirst("[.,]$", ""),
                      line)),
          LogPattern.text("TensorRT[- ]LLM version: (\\S+)", "engine_version"),
          LogPattern.says("Application startup complete|Uvicorn running on", "ready", true),
          LogPattern.of(
              "NCCL INFO (?:.* )?Using network (\\S+)",
              (found, line, out) -> out.put("nccl_network", found.group(1), line)));

  private TrtllmLog() {}

  private static void limits(Matcher found, LogLine line, LogFields out) {
    out.put("max_model_len", LogNumbers.of(found.group(1)), line);
    out.put("max_num_requests", LogNumbers.of(found.group(2)), line);
    out.put("max_num_batched_tokens", LogNumbers.of(found.group(3)), line);
    if (found.group(4) != null) {
      out.put("max_num_seqs", LogNumbers.of(found.group(4)), line);
    }
  }

  private static void arguments(Matcher found, LogLine line, LogFields out) {
    String text = found.group(1);
    Object parsed =
        text.startsWith("{")
            ? PythonRepr.value(text)
            : PythonRepr.assignments(text.replaceAll("(?<=[\\w'\")\\]}]) (?=[a-z_]+=)", ", "));
    if (!(parsed instanceof Map<?, ?> map)) {
      return;
    }
    map.forEach(
        (key, value) -> {
          String field = ARGUMENTS.get(String.valueOf(key));
          if (field != null && value != JsonNull.NULL) {
            out.put(field, value, line);
          }
        });
    if (map.get("kv_cache_config") instanceof Map<?, ?> cache) {
      if (cache.get("dtype") instanceof String dtype) {
        out.put("kv_cache_dtype", dtype, line);
      }
      if (cache.get("enable_block_reuse") instanceof Boolean reuse) {
        out.put("prefix_caching", reuse, line);
      }
    }
    if (map.get("moe_config") instanceof Map<?, ?> moe
        && moe.get("backend") instanceof String backend) {
      out.put("moe_backend", backend, line);
    }
  }
}
