package dev.candor.load.domain.campaign;

import java.util.Optional;

/** How a campaign ended. */
public sealed interface Outcome {
  /** Every planned window was closed. */
  record Completed() implements Outcome {}

  /** The quality gate was failed, so nothing was timed. */
  record Refused(String reason) implements Outcome {}

  /** Somebody stopped it. */
  record Cancelled(String reason) implements Outcome {}

  /** It could not go on. */
  record Failed(String reason) implements Outcome {}

  /** The name used in messages. */
  default String label() {
    return switch (this) {
      case Completed c -> "completed";
      case Refused r -> "refused";
      case Cancelled c -> "cancelled";
      case Failed f -> "failed";
    };
  }

  /** Why it did not complete. */
  default Optional<String> why() {
    return switch (this) {
      case Completed c -> Optional.empty();
      case Refused r -> Optional.of(r.reason());
      case Cancelled c -> Optional.of(c.reason());
      case Failed f -> Optional.of(f.reason());
    };
  }
}
