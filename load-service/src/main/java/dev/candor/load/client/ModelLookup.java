package dev.candor.load.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Finds the model of an endpoint that serves just one. */
public final class ModelLookup {
  private static final String PATH = "/v1/models";
  private static final long PAUSE_MILLIS = 250;

  private ModelLookup() {}

  /**
   * Asks the endpoint; tries again for as long as a connection may take.
   *
   * @throws IOException with a sentence: not reachable, no model, or several
   */
  public static String only(ClientLoops loops, EngineEndpoint endpoint, Duration timeout)
      throws IOException, InterruptedException {
    long deadline = loops.nanos() + timeout.toNanos();
    Exchange.Answer answer = Exchange.get(loops.any(), endpoint, PATH, timeout);
    while (answer.status() == 0 && loops.nanos() - deadline < 0) {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      answer = Exchange.get(loops.any(), endpoint, PATH, timeout);
    }
    if (answer.failure().isPresent()) {
      throw new IOException(
          endpoint.url() + PATH + " gave no list of models: " + answer.failure().get().example());
    }
    List<String> models = ids(endpoint, answer.body());
    if (models.size() != 1) {
      throw new IOException(
          endpoint.url() + PATH + " names " + models.size() + " models " + models + "; choose one");
    }
    return models.getFirst();
  }

  private static List<String> ids(EngineEndpoint endpoint, String body) throws IOException {
    try {
      JsonNode data = new ObjectMapper().readTree(body).path("data");
      List<String> ids = new ArrayList<>();
      data.forEach(model -> ids.add(model.path("id").asText()));
      return ids;
    } catch (JsonProcessingException e) {
      throw new IOException(endpoint.url() + PATH + " answered with something else than JSON", e);
    }
  }
}
