package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.load.PrometheusText;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads vLLM: {@code /v1/models} has model and length, {@code vllm:cache_config_info} in {@code
 * /metrics} the cache, and {@code /server_info} everything, in development mode only.
 */
final class VllmAnswers {
  private static final Map<String, String> CACHE_LABELS =
      Map.of(
          "cache_dtype", "kv_cache_dtype",
          "enable_prefix_caching", "prefix_caching",
          "gpu_memory_utilization", "gpu_memory_utilization",
          "block_size", "kv_block_size",
          "num_gpu_blocks", "kv_blocks",
          "kv_cache_size_tokens", "kv_cache_tokens");
  private static final Map<String, String> RESOLVED =
      Map.ofEntries(
          Map.entry("dtype", "dtype"),
          Map.entry("max_seq_len", "max_model_len"),
          Map.entry("tensor_parallel_size", "tensor_parallel"),
          Map.entry("pipeline_parallel_size", "pipeline_parallel"),
          Map.entry("data_parallel_size", "data_parallel"),
          Map.entry("quantization", "quantization"),
          Map.entry("enforce_eager", "enforce_eager"),
          Map.entry("kv_cache_dtype", "kv_cache_dtype"),
          Map.entry("enable_prefix_caching", "prefix_caching"),
          Map.entry("enable_chunked_prefill", "chunked_prefill"),
          Map.entry("revision", "revision"));

  private VllmAnswers() {}

  static List<FieldReading> fields(Answers answers) {
    List<FieldReading> out = new ArrayList<>(ModelCards.fields(answers));
    answers
        .json("/v1/models")
        .ifPresent(
            json ->
                out.addAll(
                    new Answers.Collector("/v1/models", json.body(), json.readAt())
                        .take("model", "data", 0, "root")
                        .found()));
    answers
        .text("/metrics")
        .ifPresent(text -> out.addAll(metrics(PrometheusText.parse(text.body()), text.readAt())));
    answers
        .json("/server_info")
        .ifPresent(
            json ->
                Answers.member(json.body(), "vllm_config")
                    .filter(String.class::isInstance)
                    .ifPresent(text -> out.addAll(resolved((String) text, json.readAt()))));
    return out;
  }

  private static List<FieldReading> metrics(PrometheusText metrics, Instant readAt) {
    Answers.Collector out = new Answers.Collector("/metrics", Map.of(), readAt);
    metrics.named("vllm:cache_config_info").stream()
        .findFirst()
        .ifPresent(
            info ->
                CACHE_LABELS.forEach(
                    (label, name) -> {
                      String value = info.labels().getOrDefault(label, "None");
                      if (!value.equals("None")) {
                        out.put(
                            name,
                            "vllm:cache_config_info{" + label + "}",
                            PythonLiteral.plain(value));
                      }
                    }));
    if (!metrics.named("vllm:num_requests_running").isEmpty()) {
      boolean speculates = !metrics.named("vllm:spec_decode_num_drafts_total").isEmpty();
      out.put("speculation_active", "vllm:spec_decode_num_drafts_total", speculates);
    }
    return out.found();
  }

  private static List<FieldReading> resolved(String config, Instant readAt) {
    Answers.Collector out = new Answers.Collector("/server_info", Map.of(), readAt);
    Map<String, String> pairs = PythonLiteral.keywordArguments(config);
    RESOLVED.forEach(
        (key, name) -> {
          String value = pairs.getOrDefault(key, "None");
          if (!value.equals("None") && !value.isEmpty()) {
            out.put(name, "vllm_config " + key, PythonLiteral.plain(value));
          }
        });
    return out.found();
  }
}
