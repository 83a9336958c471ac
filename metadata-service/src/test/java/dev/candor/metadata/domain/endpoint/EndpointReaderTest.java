package dev.candor.metadata.domain.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EndpointReaderTest {
  private static final Instant NOW = Instant.parse("2026-12-01T16:00:00Z");

  private final Map<String, EndpointAnswer> answers = new HashMap<>();

  @Test
  void shouldReadLlamaServerAndBelieveItsSlotsAboutSpeculation() {
    // Given
    json("/v1/models", Map.of("data", List.of(Map.of("id", "smol", "owned_by", "llamacpp"))));
    json(
        "/props",
        Map.of(
            "default_generation_settings",
            Map.of("n_ctx", 2048, "params", Map.of("speculative.types", "none")),
            "total_slots",
            4,
            "model_alias",
            "smol",
            "model_ftype",
            "Q4_1",
            "model_path",
            "/m/smol.gguf",
            "build_info",
            "b11434-sdist"));
    json("/slots", Map.of("items", List.of(Map.of("id", 0, "speculative", true, "n_ctx", 2048))));
    text("/metrics", "llamacpp:requests_processing 4\n");

    // When
    EndpointReading read = EndpointReader.read(new Answers(answers));

    // Then
    assertThat(read.kind()).isEqualTo(EngineKind.LLAMA_CPP);
    assertThat(read.version()).hasValue("b11434-sdist");
    assertThat(values(read))
        .containsEntry("max_num_seqs", 4)
        .containsEntry("max_model_len_per_slot", 2048)
        .containsEntry("model", "/m/smol.gguf")
        .containsEntry("quantization", "Q4_1")
        .containsEntry("served_model_name", List.of("smol"))
        .containsEntry("speculation_active", true);
    assertThat(read.warnings()).isEmpty();
  }

  @Test
  void shouldReadVllmFromModelsAndMetrics() {
    // Given
    json(
        "/v1/models",
        Map.of(
            "data",
            List.of(
                Map.of("id", "smol", "owned_by", "vllm", "root", "/m/smol", "max_model_len", 2048),
                Map.of("id", "adapter", "owned_by", "vllm", "parent", "smol"))));
    json("/version", Map.of("version", "0.32.0"));
    text(
        "/metrics",
        """
        # HELP vllm:cache_config_info Information
        vllm:cache_config_info{block_size="128",cache_dtype="auto",enable_prefix_caching="True",\
        gpu_memory_utilization="0.92",kv_cache_size_tokens="46592",num_gpu_blocks="364",\
        sliding_window="None"} 1.0
        vllm:num_requests_running{engine="0",model_name="smol"} 0.0
        """);

    // When
    EndpointReading read = EndpointReader.read(new Answers(answers));

    // Then
    assertThat(read.kind()).isEqualTo(EngineKind.VLLM);
    assertThat(values(read))
        .containsEntry("max_model_len", 2048)
        .containsEntry("model", "/m/smol")
        .containsEntry("served_model_name", List.of("smol"))
        .containsEntry("kv_cache_dtype", "auto")
        .containsEntry("prefix_caching", true)
        .containsEntry("gpu_memory_utilization", 0.92)
        .containsEntry("kv_cache_tokens", 46592L)
        .containsEntry("speculation_active", false)
        .doesNotContainKey("max_num_seqs");
  }

  @Test
  void shouldReadTheResolvedConfigurationThatVllmTellsInDevelopmentMode() {
    // Given
    json("/v1/models", Map.of("data", List.of(Map.of("id", "m", "owned_by", "vllm"))));
    json(
        "/server_info",
        Map.of(
            "vllm_config",
            "model='m', speculative_config=SpeculativeConfig(method='mtp', num_spec_tokens=2),"
                + " dtype=torch.bfloat16, max_seq_len=1024, tensor_parallel_size=2,"
                + " quantization=None, enforce_eager=True, enable_prefix_caching=False"));

    // When
    EndpointReading read = EndpointReader.read(new Answers(answers));

    // Then
    assertThat(values(read))
        .containsEntry("dtype", "bfloat16")
        .containsEntry("max_model_len", 1024L)
        .containsEntry("tensor_parallel", 2L)
        .containsEntry("enforce_eager", true)
        .containsEntry("prefix_caching", false)
        .doesNotContainKey("quantization");
  }

  @Test
  void shouldReadSglangByItsOldPathToo() {
    // Given
    json("/v1/models", Map.of("data", List.of(Map.of("id", "m", "owned_by", "sglang"))));
    answers.put("/server_info", new EndpointAnswer.Status(404, ""));
    json(
        "/get_server_info",
        Map.of(
            "tp_size",
            4,
            "model_path",
            "org/m",
            "max_running_requests",
            48,
            "disable_radix_cache",
            true,
            "speculative_algorithm",
            "EAGLE",
            "version",
            "0.5.17"));

    // When
    EndpointReading read = EndpointReader.read(new Answers(answers));

    // Then
    assertThat(read.version()).hasValue("0.5.17");
    assertThat(values(read))
        .containsEntry("tensor_parallel", 4)
        .containsEntry("max_num_seqs", 48)
        .containsEntry("prefix_caching", false)
        .containsEntry("speculation_active", true)
        .containsEntry("speculation_method", "eagle");
  }

  @Test
  void shouldSayWhatNoMetricsCost() {
    // Given
    json("/v1/models", Map.of("data", List.of(Map.of("id", "m", "owned_by", "llamacpp"))));
    answers.put("/metrics", new EndpointAnswer.Status(501, ""));

    // When
    EndpointReading read = EndpointReader.read(new Answers(answers));

    // Then
    assertThat(read.warnings())
        .containsExactly(
            "/metrics answered 501: start llama-server with --metrics for load snapshots");
  }

  @Test
  void shouldSayThatNothingAnswered() {
    // Given
    answers.put("/v1/models", new EndpointAnswer.Failed("connect"));

    // When
    EndpointReading read = EndpointReader.read(new Answers(answers));

    // Then
    assertThat(read.kind()).isEqualTo(EngineKind.UNKNOWN);
    assertThat(read.warnings()).containsExactly("/v1/models gave no answer: connect");
  }

  private void json(String path, Map<String, Object> body) {
    answers.put(path, new EndpointAnswer.Json(body, NOW));
  }

  private void text(String path, String body) {
    answers.put(path, new EndpointAnswer.Text(body, NOW));
  }

  private static Map<String, Object> values(EndpointReading read) {
    Map<String, Object> out = new HashMap<>();
    read.fields().forEach(f -> out.put(f.name(), f.evidence().value()));
    return out;
  }
}
