package dev.candor.cli.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/** load-service as a caller sees it. */
public final class LoadClient {
  private static final Duration LONGEST_CAMPAIGN = Duration.ofDays(7);
  private static final int OK = 200;

  private final Http http;

  /**
   * A client.
   *
   * @param url the service's base address
   * @param token the bearer token for writes
   */
  public LoadClient(String url, String token) {
    this.http = new Http(url, token);
  }

  /** Starts a campaign; answers its id. A file with mistakes is reported with all of them. */
  public String submit(String yaml) throws IOException {
    return http.json(
            http.request("/campaigns")
                .header("Content-Type", "application/yaml")
                .POST(BodyPublishers.ofString(yaml))
                .build())
        .path("campaign_id")
        .asText();
  }

  /** All campaigns, newest first, as the service lists them. */
  public JsonNode list() throws IOException {
    return http.json(http.request("/campaigns").GET().build());
  }

  /** One campaign. */
  public JsonNode campaign(String id) throws IOException {
    return http.json(http.request("/campaigns/" + Http.id(id)).GET().build());
  }

  /** Asks a campaign to end. */
  public void cancel(String id) throws IOException {
    http.json(http.request("/campaigns/" + Http.id(id)).DELETE().build());
  }

  /**
   * Hears a campaign's events until the stream ends.
   *
   * @param lastEventId where an earlier stream broke off; empty for the start
   * @return the id to go on from, should the campaign not be over
   * @throws IOException when the stream breaks
   */
  public Optional<String> events(
      String id, Optional<String> lastEventId, EventStream.Listener listener) throws IOException {
    var request =
        http.request("/campaigns/" + Http.id(id) + "/events")
            .timeout(LONGEST_CAMPAIGN)
            .header("Accept", "text/event-stream");
    lastEventId.ifPresent(last -> request.header("Last-Event-ID", last));
    try {
      HttpResponse<InputStream> response =
          http.client().send(request.GET().build(), BodyHandlers.ofInputStream());
      if (response.statusCode() != OK) {
        throw new IOException("the event stream answered with status " + response.statusCode());
      }
      return EventStream.read(response.body(), lastEventId, listener);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
