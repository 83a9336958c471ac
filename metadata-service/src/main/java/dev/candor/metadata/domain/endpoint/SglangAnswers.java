package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.FieldReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads SGLang: {@code /server_info}, once {@code /get_server_info}, is its resolved configuration.
 */
final class SglangAnswers {
  /**
   * Its resolved configuration and the path that gave it.
   *
   * @param path which of the two
   * @param json the answer
   */
  record Info(String path, EndpointAnswer.Json json) {}

  private SglangAnswers() {}

  static Optional<Info> info(Answers answers) {
    return List.of("/server_info", "/get_server_info").stream()
        .flatMap(path -> answers.json(path).map(json -> new Info(path, json)).stream())
        .filter(info -> info.json().body().containsKey("tp_size"))
        .findFirst();
  }

  static List<FieldReading> fields(Answers answers) {
    List<FieldReading> out = new ArrayList<>(ModelCards.fields(answers));
    info(answers)
        .ifPresent(
            info -> {
              Answers.Collector c =
                  new Answers.Collector(info.path(), info.json().body(), info.json().readAt());
              c.take("model", "model_path")
                  .take("revision", "revision")
                  .take("quantization", "quantization")
                  .take("dtype", "dtype")
                  .take("kv_cache_dtype", "kv_cache_dtype")
                  .take("max_num_seqs", "max_running_requests")
                  .take("max_num_batched_tokens", "chunked_prefill_size")
                  .take("mem_fraction_static", "mem_fraction_static")
                  .take("attention_backend", "attention_backend")
                  .take("moe_backend", "moe_runner_backend")
                  .take("tensor_parallel", "tp_size")
                  .take("pipeline_parallel", "pp_size")
                  .take("data_parallel", "dp_size")
                  .take("expert_parallel", "ep_size")
                  .take("nnodes", "nnodes")
                  .take("kv_cache_tokens", "max_total_num_tokens")
                  .takeAs("prefix_caching", SglangAnswers::negated, "disable_radix_cache")
                  .takeAs("cuda_graph", SglangAnswers::negated, "disable_cuda_graph");
              Optional<Object> algorithm =
                  Answers.member(info.json().body(), "speculative_algorithm");
              c.put("speculation_active", "speculative_algorithm", algorithm.isPresent());
              algorithm.ifPresent(
                  name -> c.put("speculation_method", "speculative_algorithm", lower(name)));
              out.addAll(c.found());
            });
    return out;
  }

  private static Object negated(Object value) {
    return value instanceof Boolean b ? !b : value;
  }

  private static String lower(Object value) {
    return value.toString().toLowerCase(Locale.ROOT);
  }
}
