package dev.candor.report.messaging;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.candor.report.service.Published;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** {@code candor.report-published.v1}: a report can be read. */
@RegisterForReflection
@JsonPropertyOrder({"campaign_id", "published_at", "page_url", "result_sha256", "rules"})
record ReportPublishedMessage(
    String campaignId,
    String publishedAt,
    String pageUrl,
    @JsonProperty("result_sha256") String resultSha256,
    Rules rules) {

  @JsonPropertyOrder({"passed", "failed", "not_evaluable"})
  record Rules(int passed, int failed, int notEvaluable) {}

  static ReportPublishedMessage of(Published published, String pageUrl) {
    return new ReportPublishedMessage(
        published.campaignId(),
        WireJson.millis(published.publishedAt()),
        pageUrl,
        published.resultSha256(),
        new Rules(published.passed(), published.failed(), published.notEvaluable()));
  }
}
