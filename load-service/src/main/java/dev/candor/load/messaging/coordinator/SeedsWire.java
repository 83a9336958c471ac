package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.spec.Seeds;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** Recorded seeds in messages. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record SeedsWire(long levelOrder, long prompts) {
  static SeedsWire of(Seeds s) {
    return new SeedsWire(s.levelOrder(), s.prompts());
  }
}
