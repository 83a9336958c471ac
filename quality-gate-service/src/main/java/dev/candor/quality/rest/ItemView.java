package dev.candor.quality.rest;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Asking;
import dev.candor.quality.domain.GateItem;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** One of the gate's items, in both forms that it is asked in. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record ItemView(
    String id, String category, String group, Form chat, Form completions, String rightAnswer) {
  static ItemView of(GateItem item) {
    return new ItemView(
        item.id(),
        item.category().wireName(),
        item.category().group().wireName(),
        Form.of(item.chat()),
        Form.of(item.plain()),
        item.rightAnswer());
  }

  /** What is sent. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Form(String prompt, int maxTokens, List<String> stop) {
    static Form of(Asking asking) {
      return new Form(asking.prompt(), asking.maxTokens(), asking.stop());
    }
  }
}
