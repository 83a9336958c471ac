package dev.candor.quality.service;

import dev.candor.quality.domain.Asking;
import dev.candor.quality.domain.Category;
import dev.candor.quality.domain.GateItem;
import dev.candor.quality.domain.GateItems;
import dev.candor.quality.domain.GateJudge;
import dev.candor.quality.domain.ItemJudge;
import dev.candor.quality.domain.ItemResult;
import dev.candor.quality.domain.Outcome;
import dev.candor.quality.domain.Outcome.Answered;
import dev.candor.quality.domain.Outcome.Kind;
import dev.candor.quality.domain.Outcome.Unanswered;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/**
 * Asks all items of one target once: determinism pairs alone and first, then the others, several at
 * a time. Gives up when the engine refuses, or when more items than a gate tolerates got no answer.
 */
final class GateRun {
  private final EngineClient engine;
  private final Target target;
  private final int concurrency;
  private final int reasoningAllowance;
  private final AtomicInteger unanswered = new AtomicInteger();
  private final AtomicBoolean refused = new AtomicBoolean();
  private final AtomicBoolean reasons = new AtomicBoolean();

  /**
   * Prepares a run.
   *
   * @param concurrency items in flight, 1 or more
   * @param reasoningAllowance tokens added once a model is seen to reason before it answers
   */
  GateRun(EngineClient engine, Target target, int concurrency, int reasoningAllowance) {
    this.engine = engine;
    this.target = target;
    this.concurrency = concurrency;
    this.reasoningAllowance = reasoningAllowance;
  }

  /** Results in the order of {@link GateItems}; fewer than all when asking was given up. */
  List<ItemResult> results() {
    List<GateItem> items = GateItems.all();
    List<CompletableFuture<Optional<ItemResult>>> results =
        items.stream().map(item -> new CompletableFuture<Optional<ItemResult>>()).toList();
    Predicate<GateItem> pair = GateItem::isPair;
    askEach(items, results, pair, 1);
    askEach(items, results, pair.negate(), concurrency);
    return results.stream().flatMap(result -> result.join().stream()).toList();
  }

  private void askEach(
      List<GateItem> items,
      List<CompletableFuture<Optional<ItemResult>>> results,
      Predicate<GateItem> which,
      int atOnce) {
    try (ExecutorService threads =
        Executors.newFixedThreadPool(atOnce, Thread.ofVirtual().name("gate-", 0).factory())) {
      for (int i = 0; i < items.size(); i++) {
        if (which.test(items.get(i))) {
          GateItem item = items.get(i);
          results
              .get(i)
              .completeAsync(
                  () -> givenUp() ? Optional.empty() : Optional.of(askItem(item)), threads);
        }
      }
    }
    // An interrupted run drops what is still queued; without this it would be waited for.
    for (int i = 0; i < items.size(); i++) {
      if (which.test(items.get(i))) {
        results.get(i).complete(Optional.empty());
      }
    }
  }

  private boolean givenUp() {
    return refused.get() || unanswered.get() > GateJudge.mostUnanswered();
  }

  private ItemResult askItem(GateItem item) {
    Asking usual = item.asking(target.api());
    boolean mayHaveMore = item.category() != Category.LENGTH;
    Asking asking = mayHaveMore && reasons.get() ? usual.withMore(reasoningAllowance) : usual;
    Outcome outcome = engine.ask(target, asking);
    if (mayHaveMore
        && asking.equals(usual)
        && outcome instanceof Answered(var reply)
        && reply.endedInReasoning()) {
      reasons.set(true);
      asking = usual.withMore(reasoningAllowance);
      outcome = engine.ask(target, asking);
    }
    count(outcome);
    if (!item.isPair() || outcome instanceof Unanswered) {
      return ItemJudge.judge(item, asking, outcome);
    }
    Outcome second = engine.ask(target, asking);
    count(second);
    return ItemJudge.judgePair(item, asking, outcome, second);
  }

  private void count(Outcome outcome) {
    if (outcome instanceof Unanswered gone) {
      unanswered.incrementAndGet();
      if (gone.kind() == Kind.REFUSED) {
        refused.set(true);
      }
    }
  }
}
