package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What the quality gate decided, with each item's evidence. */
public record Gate(
    String campaignId,
    String gateId,
    Instant decidedAt,
    Decision decision,
    String reason,
    String modelSize,
    int prompts,
    double temperature,
    String api,
    String model,
    List<Category> categories,
    Floor floor,
    List<Item> items)
    implements Fact {

  /** How it ended; an errored gate got too few answers to decide. */
  public enum Decision {
    PASSED("passed"),
    FAILED("failed"),
    ERRORED("could not decide");

    private final String words;

    Decision(String words) {
      this.words = words;
    }

    /** As people read it. */
    public String words() {
      return words;
    }
  }

  /** Whether the endpoint may be timed. */
  public boolean passed() {
    return decision == Decision.PASSED;
  }

  /** Items of one kind; {@code threshold} is the share that must pass, 0 to 1. */
  public record Category(
      String category, String group, int passed, int total, double threshold, boolean holds) {}

  /** The absolute floor for garbage answers that no setting lowers. */
  public record Floor(int garbage, int total, int limit, boolean holds) {}

  /** One prompt and how its answer was judged; duration in milliseconds. */
  public record Item(
      String id,
      String category,
      String group,
      String prompt,
      String answer,
      boolean passed,
      boolean garbage,
      String why,
      OptionalDouble durationMs,
      Optional<String> error) {}

  /** Checks what cannot be missing. */
  public Gate {
    Text.required("campaign_id", campaignId);
    Text.required("gate_id", gateId);
    categories = List.copyOf(categories);
    items = List.copyOf(items);
  }

  @Override
  public String naturalKey() {
    return gateId;
  }

  @Override
  public Instant happenedAt() {
    return decidedAt;
  }
}
