package dev.candor.quality.realengine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.infrastructure.FreePorts;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Result;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.domain.ModelSize;
import dev.candor.quality.support.Gates;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RealEngineTest {
  @ParameterizedTest
  @ValueSource(strings = {"chat", "completions"})
  void shouldPassAWorkingEngineWithATinyModel(String api) throws Exception {
    // Given
    String folder = System.getenv("CANDOR_REAL_ENGINE");
    if (folder == null) {
      System.out.println("skipped: CANDOR_REAL_ENGINE names no folder with a real engine");
    }
    Assumptions.assumeTrue(folder != null, "CANDOR_REAL_ENGINE names no folder");
    try (LlamaServer server = LlamaServer.start(Path.of(folder), FreePorts.take(1).getFirst())) {
      GateRequest request = Gates.request(server.url(), api, Map.of());

      // When
      GateDecision decision = Gates.run(request, Duration.ofSeconds(120));

      // Then
      print(decision);
      assertThat(decision.result()).as(decision.reason()).isEqualTo(Result.PASSED);
      assertThat(decision.size()).isEqualTo(ModelSize.TINY);
      assertThat(decision.floor().garbage()).isLessThanOrEqualTo(2);
    }
  }

  private static void print(GateDecision decision) {
    System.out.println(decision.asked().api() + ": " + decision.reason());
    decision
        .categories()
        .forEach(
            c ->
                System.out.printf(
                    "%-12s %d of %d (%.2f)%n",
                    c.category().wireName(), c.passed(), c.total(), c.threshold()));
    decision
        .items()
        .forEach(
            i ->
                System.out.printf(
                    "%s %s %5d ms | %s | %s%n",
                    i.passed() ? "ok  " : "FAIL",
                    i.id(),
                    i.took().toMillis(),
                    i.answer().replace('\n', '/'),
                    i.why() + i.error().orElse("")));
  }
}
