package dev.candor.metadata.domain.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class EngineLoadTest {
  @Test
  void shouldAddUpTheEnginesOfOneVllmServerAndTakeTheFullestCache() {
    // Given
    String text =
        """
        # TYPE vllm:num_requests_running gauge
        vllm:num_requests_running{engine="0",model_name="a,b}\\"c"} 4.0
        vllm:num_requests_running{engine="1",model_name="a"} 3.0
        vllm:num_requests_waiting{engine="0"} 2.0
        vllm:num_requests_waiting_by_reason{engine="0",reason="capacity"} 2.0
        vllm:kv_cache_usage_perc{engine="0"} 0.1
        vllm:kv_cache_usage_perc{engine="1"} 0.5
        vllm:num_preemptions_total{engine="0"} 1.0
        vllm:num_preemptions_created{engine="0"} 1.796e+09
        vllm:prompt_tokens_cached_total{engine="0"} 32.0
        """;

    // When
    EngineLoad load = EngineLoad.of(PrometheusText.parse(text));

    // Then
    assertThat(load)
        .isEqualTo(
            new EngineLoad(
                OptionalDouble.of(7),
                OptionalDouble.of(2),
                OptionalDouble.of(0.5),
                OptionalDouble.of(1),
                OptionalDouble.of(32)));
  }

  @Test
  void shouldReadLlamaServerWhichTellsNoCacheUse() {
    // Given
    String text =
        "llamacpp:requests_processing 4\nllamacpp:requests_deferred 2\n"
            + "llamacpp:prompt_tokens_cached_total 74\n";

    // When
    EngineLoad load = EngineLoad.of(PrometheusText.parse(text));

    // Then
    assertThat(load.running()).hasValue(4);
    assertThat(load.waiting()).hasValue(2);
    assertThat(load.kvUsage()).isEmpty();
    assertThat(load.cachedPromptTokensTotal()).hasValue(74);
  }

  @Test
  void shouldReadSglang() {
    // Given
    String text =
        "sglang:num_running_reqs{tp_rank=\"0\"} 5\nsglang:num_queue_reqs 1\n"
            + "sglang:token_usage 0.25 1796102476000\n";

    // When
    EngineLoad load = EngineLoad.of(PrometheusText.parse(text));

    // Then
    assertThat(load.running()).hasValue(5);
    assertThat(load.waiting()).hasValue(1);
    assertThat(load.kvUsage()).hasValue(0.25);
  }

  @Test
  void shouldCountBusySlots() {
    // Given
    Map<String, Object> slots =
        Map.of(
            "items",
            List.of(
                Map.of("is_processing", true),
                Map.of("is_processing", false),
                Map.of("is_processing", true)));

    // When
    EngineLoad load = EngineLoad.ofSlots(slots);

    // Then
    assertThat(load.running()).hasValue(2);
    assertThat(load.waiting()).isEmpty();
  }

  @Property(tries = 500)
  void shouldSurviveAnyText(@ForAll String text) {
    // Given
    String hostile = "vllm:num_requests_running{" + text + "\n" + text;

    // When
    PrometheusText parsed = PrometheusText.parse(hostile);

    // Then
    assertThat(parsed.samples()).allSatisfy(s -> assertThat(s.name()).doesNotContain("\n"));
  }

  @Test
  void shouldMeasureTheBusyShareBetweenTwoReadings() {
    // Given
    CpuTimes earlier = CpuTimes.parse("cpu  100 0 50 800 50 0 0 0 30 0\n").orElseThrow();
    CpuTimes later = CpuTimes.parse("cpu  160 0 70 810 60 0 0 0 90 0\n").orElseThrow();

    // When
    OptionalDouble busy = later.busySince(earlier);

    // Then
    assertThat(busy.orElseThrow()).isCloseTo(0.8, within(1e-12));
  }

  @Test
  void shouldNotDivideByNoTime() {
    // Given
    CpuTimes same = CpuTimes.parse("cpu  100 0 50 800 50 0 0 0 30 0\n").orElseThrow();

    // When
    OptionalDouble busy = same.busySince(same);

    // Then
    assertThat(busy).isEmpty();
  }
}
