package dev.candor.quality.domain;

import dev.candor.quality.domain.Outcome.Answered;
import dev.candor.quality.domain.Outcome.Unanswered;
import java.time.Duration;
import java.util.Optional;

/** Turns what came back for one item into its result. Garbage never passes, whatever is asked. */
public final class ItemJudge {
  private static final int LONGEST_EVIDENCE = 2_000;

  private ItemJudge() {}

  /** Judges an item that was asked once. */
  public static ItemResult judge(GateItem item, Asking asking, Outcome outcome) {
    return switch (outcome) {
      case Unanswered unanswered ->
          result(
              item, asking, "", new Finding(false, "no answer"), false, Duration.ZERO, unanswered);
      case Answered(Reply reply) -> {
        Optional<String> garbage = Garbage.reason(reply);
        Finding finding =
            garbage
                .map(reason -> new Finding(false, reason))
                .orElseGet(() -> item.checker().check(asking, reply));
        yield result(
            item, asking, reply.visible(), finding, garbage.isPresent(), reply.took(), outcome);
      }
    };
  }

  /** Judges a determinism pair: the same question, asked twice. */
  public static ItemResult judgePair(
      GateItem item, Asking asking, Outcome firstOutcome, Outcome secondOutcome) {
    if (!(firstOutcome instanceof Answered(Reply first))) {
      return judge(item, asking, firstOutcome);
    }
    if (!(secondOutcome instanceof Answered(Reply second))) {
      return judge(item, asking, secondOutcome);
    }
    ItemResult alone = judge(item, asking, firstOutcome);
    Duration took = first.took().plus(second.took());
    Finding finding =
        alone.passed()
            ? Finding.of(
                first.visible().equals(second.visible()),
                "the same answer twice",
                "another answer the second time: " + second.visible())
            : new Finding(false, alone.why());
    return result(item, asking, first.visible(), finding, alone.garbage(), took, firstOutcome);
  }

  private static ItemResult result(
      GateItem item,
      Asking asking,
      String answer,
      Finding finding,
      boolean garbage,
      Duration took,
      Outcome outcome) {
    Optional<String> error =
        outcome instanceof Unanswered u ? Optional.of(u.message()) : Optional.empty();
    return new ItemResult(
        item.id(),
        item.category(),
        asking.prompt(),
        clipped(answer),
        finding.passed(),
        garbage,
        clipped(finding.why()),
        took,
        error);
  }

  private static String clipped(String text) {
    return text.length() <= LONGEST_EVIDENCE
        ? text
        : text.substring(0, LONGEST_EVIDENCE) + " … (" + text.length() + " characters)";
  }
}
