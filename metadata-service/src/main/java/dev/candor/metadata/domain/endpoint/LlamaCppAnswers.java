package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.FieldReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads llama-server: {@code /props} is its resolved configuration, {@code /slots} tells whether it
 * speculates ({@code /props} says "none" even when it does).
 */
final class LlamaCppAnswers {
  private LlamaCppAnswers() {}

  static List<FieldReading> fields(Answers answers) {
    List<FieldReading> out = new ArrayList<>();
    answers
        .json("/props")
        .ifPresent(
            json ->
                out.addAll(
                    new Answers.Collector("/props", json.body(), json.readAt())
                        .take("max_num_seqs", "total_slots")
                        .take("max_model_len_per_slot", "default_generation_settings", "n_ctx")
                        .take("model", "model_path")
                        .take("quantization", "model_ftype")
                        .takeAs("served_model_name", List::of, "model_alias")
                        .take("metrics", "endpoint_metrics")
                        .found()));
    answers
        .json("/slots")
        .ifPresent(
            json -> {
              Answers.Collector slots = new Answers.Collector("/slots", json.body(), json.readAt());
              boolean speculates = speculates(json.body());
              slots.put("speculation_active", "[*].speculative", speculates);
              out.addAll(slots.found());
            });
    answers
        .json("/v1/models")
        .ifPresent(
            json ->
                out.addAll(
                    new Answers.Collector("/v1/models", json.body(), json.readAt())
                        .take("model_parameters", "data", 0, "meta", "n_params")
                        .take("model_bytes", "data", 0, "meta", "size")
                        .take("model_context_length", "data", 0, "meta", "n_ctx_train")
                        .found()));
    return out;
  }

  private static boolean speculates(Map<String, Object> slots) {
    return Answers.member(slots, "items")
        .filter(List.class::isInstance)
        .map(items -> (List<?>) items)
        .orElse(List.of())
        .stream()
        .anyMatch(
            slot -> Answers.member(slot, "speculative").filter(Boolean.TRUE::equals).isPresent());
  }
}
