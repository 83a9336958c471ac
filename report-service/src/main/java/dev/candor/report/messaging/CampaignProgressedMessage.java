package dev.candor.report.messaging;

import dev.candor.report.domain.facts.Progress;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.campaign-progressed.v1}. */
@RegisterForReflection
record CampaignProgressedMessage(
    String campaignId,
    String at,
    String state,
    @Nullable String doing,
    int windowsDone,
    int windowsPlanned,
    @Nullable Double tokensPerSNow,
    @Nullable Double etaS) {

  Progress toDomain() {
    return new Progress(
        WireJson.required("campaign_id", campaignId),
        WireJson.instant("at", at),
        WireJson.required("state", state),
        doing == null ? "" : doing,
        windowsDone,
        windowsPlanned,
        WireJson.optional(tokensPerSNow),
        WireJson.optional(etaS));
  }
}
