package dev.candor.quality.support;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.client.Exchange;
import dev.candor.quality.client.HttpEngineClient;
import dev.candor.quality.client.KeyFiles;
import dev.candor.quality.domain.Category;
import dev.candor.quality.domain.Endpoint;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.service.GateRunner;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Runs gates without Quarkus. */
public final class Gates {
  private Gates() {}

  /** A client with short bounds. */
  public static HttpEngineClient client(Duration answerTimeout) {
    return new HttpEngineClient(
        new Exchange(Duration.ofSeconds(2), answerTimeout, Duration.ofMillis(1), 64 * 1024),
        new KeyFiles(Optional.empty()),
        new ObjectMapper(),
        System::nanoTime);
  }

  /** A request for the engine at this address. */
  public static GateRequest request(URI url, String api, Map<Category, Double> thresholds) {
    return new GateRequest(
        "c-test",
        "mechanical",
        Instant.EPOCH,
        Endpoint.of(url.toString(), api, "smollm2-135m", Optional.empty()),
        "auto",
        thresholds);
  }

  /** Asks and decides. */
  public static GateDecision run(GateRequest request, Duration answerTimeout) {
    return new GateRunner(client(answerTimeout), Clock.systemUTC(), 4, 256)
        .run(request, model -> Optional.empty());
  }
}
