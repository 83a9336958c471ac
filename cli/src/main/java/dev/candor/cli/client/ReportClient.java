package dev.candor.cli.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** report-service as a caller sees it. */
public final class ReportClient {
  private final Http http;

  /**
   * A client.
   *
   * @param url the service's base address
   * @param token the bearer token
   */
  public ReportClient(String url, String token) {
    this.http = new Http(url, token);
  }

  /** What the terminal prints of a campaign. */
  public JsonNode summary(String campaign) throws IOException {
    return http.json(http.request("/campaigns/" + Http.id(campaign) + "/summary").GET().build());
  }

  /** The result file's text. */
  public String result(String campaign) throws IOException {
    return http.text("/campaigns/" + Http.id(campaign) + "/result.json");
  }
}
