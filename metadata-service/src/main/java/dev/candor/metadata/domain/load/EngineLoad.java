package dev.candor.metadata.domain.load;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * What an engine was doing, out of its own counters.
 *
 * @param running requests in the batch
 * @param waiting requests queued or deferred
 * @param kvUsage share of the KV cache in use, 0 to 1; the fullest of several engines
 * @param preemptionsTotal preemptions since start
 * @param cachedPromptTokensTotal prompt tokens served from a prefix cache since start
 */
public record EngineLoad(
    OptionalDouble running,
    OptionalDouble waiting,
    OptionalDouble kvUsage,
    OptionalDouble preemptionsTotal,
    OptionalDouble cachedPromptTokensTotal) {
  private static final List<String> RUNNING =
      List.of(
          "vllm:num_requests_running",
          "sglang:num_running_reqs",
          "llamacpp:requests_processing",
          "candor_reference:num_requests_running");
  private static final List<String> WAITING =
      List.of(
          "vllm:num_requests_waiting",
          "sglang:num_queue_reqs",
          "llamacpp:requests_deferred",
          "candor_reference:num_requests_waiting");
  private static final List<String> KV_USAGE =
      List.of(
          "vllm:kv_cache_usage_perc",
          "vllm:gpu_cache_usage_perc",
          "sglang:token_usage",
          "llamacpp:kv_cache_usage_ratio",
          "candor_reference:kv_cache_usage_perc");
  private static final List<String> PREEMPTIONS =
      List.of(
          "vllm:num_preemptions_total",
          "vllm:num_preemptions",
          "sglang:num_retracted_requests_total",
          "candor_reference:num_preemptions_total");
  private static final List<String> CACHED =
      List.of(
          "vllm:prompt_tokens_cached_total",
          "vllm:prefix_cache_hits_total",
          "vllm:prefix_cache_hits",
          "sglang:cached_tokens_total",
          "llamacpp:prompt_tokens_cached_total",
          "candor_reference:prompt_tokens_cached_total");

  /** Reads the counters of whichever engine wrote the text. */
  public static EngineLoad of(PrometheusText metrics) {
    return new EngineLoad(
        first(RUNNING, metrics::sum),
        first(WAITING, metrics::sum),
        first(KV_USAGE, metrics::max),
        first(PREEMPTIONS, metrics::sum),
        first(CACHED, metrics::sum));
  }

  /** Counts the busy slots of llama-server, when its counters are switched off. */
  public static EngineLoad ofSlots(Map<String, Object> slots) {
    OptionalDouble none = OptionalDouble.empty();
    if (!(slots.get("items") instanceof List<?> items)) {
      return unknown();
    }
    long busy =
        items.stream()
            .filter(
                slot -> slot instanceof Map<?, ?> m && Boolean.TRUE.equals(m.get("is_processing")))
            .count();
    return new EngineLoad(OptionalDouble.of((double) busy), none, none, none, none);
  }

  /** Nothing is known. */
  public static EngineLoad unknown() {
    OptionalDouble none = OptionalDouble.empty();
    return new EngineLoad(none, none, none, none, none);
  }

  private static OptionalDouble first(
      List<String> names, Function<String, OptionalDouble> valueOf) {
    return names.stream()
        .map(valueOf)
        .filter(OptionalDouble::isPresent)
        .findFirst()
        .orElse(OptionalDouble.empty());
  }
}
