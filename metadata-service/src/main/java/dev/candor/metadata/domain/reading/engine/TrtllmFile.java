package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.text.JsonNull;
import java.util.Map;
import java.util.Objects;

/** The entries of TensorRT-LLM's YAML, which beat the command line. */
final class TrtllmFile {
  private static final Map<String, String> FIELDS =
      Map.ofEntries(
          Map.entry("tensor_parallel_size", "tensor_parallel"),
          Map.entry("pipeline_parallel_size", "pipeline_parallel"),
          Map.entry("context_parallel_size", "context_parallel"),
          Map.entry("moe_expert_parallel_size", "expert_parallel"),
          Map.entry("max_batch_size", "max_num_seqs"),
          Map.entry("max_num_tokens", "max_num_batched_tokens"),
          Map.entry("max_seq_len", "max_model_len"),
          Map.entry("enable_chunked_prefill", "chunked_prefill"),
          Map.entry("attn_backend", "attention_backend"));
  private static final Map<String, String> CACHE =
      Map.of("dtype", "kv_cache_dtype", "enable_block_reuse", "prefix_caching");
  private static final Map<String, String> SPECULATIVE =
      Map.of(
          "decoding_type", "method",
          "max_draft_len", "num_tokens",
          "num_nextn_predict_layers", "num_tokens",
          "speculative_model", "draft_model",
          "speculative_model_dir", "draft_model");

  private TrtllmFile() {}

  static void write(ConfigFile file, ReadingBuilder out) {
    file.entries()
        .forEach(
            (key, value) ->
                entry(
                    file,
                    String.valueOf(key),
                    Objects.requireNonNullElse(value, JsonNull.NULL),
                    out));
  }

  private static void entry(ConfigFile file, String key, Object value, ReadingBuilder out) {
    String where = file.where(key);
    switch (key) {
      case "cuda_graph_config" ->
          out.put(
              "cuda_graph", value == JsonNull.NULL ? (Object) false : value, "config-file", where);
      case "kv_cache_config" -> nested(value, CACHE, "", file, out);
      case "speculative_config" -> {
        out.forget("speculative");
        nested(value, SPECULATIVE, "speculative.", file, out);
      }
      case "moe_config" -> {
        if (value instanceof Map<?, ?> map && map.get("backend") != null) {
          out.put(
              "moe_backend",
              Objects.requireNonNull(map.get("backend")),
              "config-file",
              file.where("backend"));
        }
      }
      default -> {
        if (value != JsonNull.NULL) {
          out.put(FIELDS.getOrDefault(key, key).replace('.', '_'), value, "config-file", where);
        }
      }
    }
  }

  private static void nested(
      Object value, Map<String, String> names, String prefix, ConfigFile file, ReadingBuilder out) {
    if (!(value instanceof Map<?, ?> map)) {
      return;
    }
    map.forEach(
        (key, each) -> {
          String name = String.valueOf(key);
          if (each != null && each != JsonNull.NULL) {
            out.put(
                prefix + names.getOrDefault(name, name).replace('.', '_'),
                each,
                "config-file",
                file.where(name));
          }
        });
  }
}
