package dev.candor.metadata.domain.capture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.capture.ChecklistItem.Item;
import dev.candor.metadata.domain.capture.ChecklistItem.State;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.host.HostFacts;
import dev.candor.metadata.domain.process.ProcessFacts;
import dev.candor.metadata.domain.process.ProcessIdentity;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChecklistTest {
  private static final Instant NOW = Instant.parse("2026-12-01T16:00:00Z");

  @Test
  void shouldJudgeAllThirteenItemsInOrder() {
    // Given
    ServingConfig nothing = ServingConfig.of(List.of());

    // When
    List<ChecklistItem> items = judge(EngineKind.UNKNOWN, Optional.empty(), nothing, 1);

    // Then
    assertThat(items).extracting(ChecklistItem::item).containsExactly(Item.values());
    assertThat(items).allSatisfy(item -> assertThat(item.why()).isNotBlank());
    assertThat(items)
        .filteredOn(item -> item.state() == State.SATISFIED)
        .extracting(ChecklistItem::item)
        .containsExactly(Item.HARNESS_AND_SAMPLING);
  }

  @Test
  void shouldSatisfyWhatALocalLlamaServerTells() {
    // Given
    ServingConfig config =
        read("speculation_active=false", "max_num_seqs=4", "quantization=Q4_1", "batch=2048");

    // When
    List<ChecklistItem> items =
        judge(EngineKind.LLAMA_CPP, Optional.of(process(Optional.empty())), config, 1);

    // Then
    assertThat(state(items, Item.HOST_AND_DEVICES)).isEqualTo(State.SATISFIED);
    assertThat(state(items, Item.ENGINE_VERSION_IMAGE)).isEqualTo(State.SATISFIED);
    assertThat(state(items, Item.SERVE_COMMAND)).isEqualTo(State.SATISFIED);
    assertThat(state(items, Item.SPECULATION)).isEqualTo(State.SATISFIED);
    assertThat(state(items, Item.GRAPH_MODE)).isEqualTo(State.NOT_APPLICABLE);
    assertThat(state(items, Item.FABRIC)).isEqualTo(State.NOT_APPLICABLE);
    assertThat(why(items, Item.KV_AND_LIMITS))
        .contains("KV-cache dtype", "prefix caching", "-lv 4")
        .doesNotContain("max sequences");
    assertThat(why(items, Item.PRECISION_CHECKPOINT_KERNEL))
        .contains("kernel", "revision")
        .doesNotContain("precision,");
  }

  @Test
  void shouldNotBeSatisfiedByADeclaration() {
    // Given
    ServingConfig declared =
        ServingConfig.of(
            Stream.of("enforce_eager", "tensor_parallel", "speculative")
                .map(
                    name ->
                        new FieldReading(
                            name, new Evidence(Source.DECLARED, "engine.declared", "1", NOW)))
                .toList());

    // When
    List<ChecklistItem> items =
        judge(EngineKind.VLLM, Optional.of(process(Optional.empty())), declared, 1);

    // Then
    assertThat(state(items, Item.GRAPH_MODE)).isEqualTo(State.NOT_SATISFIED);
    assertThat(state(items, Item.PARALLELISM)).isEqualTo(State.NOT_SATISFIED);
    assertThat(state(items, Item.SPECULATION)).isEqualTo(State.NOT_SATISFIED);
  }

  @Test
  void shouldAskForTheImageOfAContainer() {
    // Given
    Optional<String> container = Optional.of("ab".repeat(32));

    // When
    List<ChecklistItem> items =
        judge(EngineKind.VLLM, Optional.of(process(container)), read("dtype=bf16"), 1);

    // Then
    assertThat(state(items, Item.ENGINE_VERSION_IMAGE)).isEqualTo(State.NOT_SATISFIED);
    assertThat(why(items, Item.ENGINE_VERSION_IMAGE)).contains("abababababab", "inspect");
  }

  @Test
  void shouldAskForFabricAndParityOnSeveralNodes() {
    // Given
    ServingConfig config = read("tensor_parallel=8");

    // When
    List<ChecklistItem> items =
        judge(EngineKind.VLLM, Optional.of(process(Optional.empty())), config, 2);

    // Then
    assertThat(state(items, Item.FABRIC)).isEqualTo(State.NOT_SATISFIED);
    assertThat(state(items, Item.PARITY)).isEqualTo(State.NOT_SATISFIED);
    assertThat(state(items, Item.PARALLELISM)).isEqualTo(State.SATISFIED);
  }

  private static List<ChecklistItem> judge(
      EngineKind kind, Optional<ProcessFacts> process, ServingConfig config, int nodes) {
    CaptureRequest request =
        new CaptureRequest(
            "c-1",
            "before",
            new Endpoint(
                EndpointUrl.parse("http://127.0.0.1:8000"), Optional.empty(), Optional.empty()),
            Optional.of("temperature 0"),
            Map.of(),
            Optional.of("0123abc"),
            true,
            nodes);
    HostFacts host =
        new HostFacts(
            "bench-1",
            Optional.empty(),
            Optional.of("AMD EPYC"),
            2,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            "no GPU tool found");
    return Checklist.judge(
        request,
        new EngineIdentity(kind, Optional.of("1.0")),
        process,
        process.isPresent() ? "" : "gpu-7 is another machine",
        config,
        host,
        SnapshotCount.none());
  }

  private static ProcessFacts process(Optional<String> container) {
    return new ProcessFacts(
        new ProcessIdentity(4242, 100, "boot", NOW),
        Optional.of("/opt/engine"),
        List.of("engine", "--flag"),
        Map.of(),
        container,
        List.of());
  }

  private static ServingConfig read(String... pairs) {
    return ServingConfig.of(
        Arrays.stream(pairs)
            .map(pair -> pair.split("=", 2))
            .map(
                p ->
                    new FieldReading(
                        p[0],
                        new Evidence(
                            Source.ENDPOINT,
                            "/props",
                            p[1].equals("false") ? Boolean.FALSE : p[1],
                            NOW)))
            .toList());
  }

  private static State state(List<ChecklistItem> items, Item item) {
    return items.get(item.ordinal()).state();
  }

  private static String why(List<ChecklistItem> items, Item item) {
    return items.get(item.ordinal()).why();
  }
}
