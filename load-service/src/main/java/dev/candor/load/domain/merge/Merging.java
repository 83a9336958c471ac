package dev.candor.load.domain.merge;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;

/**
 * Adds the parts of one level up. Token counts, requests, in-flight means and histograms are sums;
 * the window is the mean of the parts' windows, which start together; means are weighted by
 * completed requests; of the harness's own health the worst part counts, and of the ways to count
 * tokens the least trusted.
 */
public final class Merging {
  private static final List<String> TRUST =
      List.of("token-ids", "running-usage", "final-usage", "final-usage-and-chunks", "chunks");

  private Merging() {}

  /**
   * Merges one or more parts; a single part is returned unchanged.
   *
   * @throws IllegalArgumentException when there is no part
   */
  public static Measured merge(List<Measured> parts) {
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a level has at least one part");
    }
    return parts.size() == 1 ? parts.getFirst() : sum(parts);
  }

  private static Measured sum(List<Measured> parts) {
    return new Measured(
        parts.stream().mapToLong(Measured::tokensInWindow).sum(),
        leastTrusted(parts),
        mean(parts, Measured::windowSeconds),
        mean(parts, Measured::rampSeconds),
        parts.stream()
            .map(Measured::openedAt)
            .min(Comparator.<Instant>naturalOrder())
            .orElseThrow(),
        parts.stream()
            .map(Measured::closedAt)
            .max(Comparator.<Instant>naturalOrder())
            .orElseThrow(),
        requests(parts.stream().map(Measured::requests).toList()),
        new InFlight(
            parts.stream().mapToDouble(p -> p.inFlight().mean()).sum(),
            parts.stream().mapToLong(p -> p.inFlight().min()).sum(),
            parts.stream().mapToLong(p -> p.inFlight().max()).sum()),
        promptTokens(parts),
        cached(parts),
        outputTokens(parts),
        sumByKey(parts, Measured::finishReasons),
        Histograms.sum(parts.stream().map(Measured::histograms).toList()),
        elementwise(parts.stream().map(Measured::tokensBySecond).toList()),
        elementwise(parts.stream().map(Measured::tokensByThird).toList()),
        parts.stream().map(Measured::client).reduce(ClientHealth::worse).orElseThrow(),
        parts.stream().flatMap(p -> p.records().stream()).toList(),
        engineFacts(parts));
  }

  private static String leastTrusted(List<Measured> parts) {
    return parts.stream()
        .map(Measured::tokensCountedBy)
        .max(Comparator.comparingInt(TRUST::indexOf))
        .orElseThrow();
  }

  private static double mean(List<Measured> parts, ToDoubleFunction<Measured> value) {
    return parts.stream().mapToDouble(value).average().orElseThrow();
  }

  private static Requests requests(List<Requests> parts) {
    Map<String, Requests.Failure> byKind = new LinkedHashMap<>();
    for (Requests part : parts) {
      for (Requests.Failure f : part.failures()) {
        byKind.merge(
            f.kind(),
            f,
            (a, b) -> new Requests.Failure(a.kind(), a.count() + b.count(), a.example()));
      }
    }
    return new Requests(
        parts.stream().mapToLong(Requests::completed).sum(),
        parts.stream().mapToLong(Requests::failed).sum(),
        parts.stream().mapToLong(Requests::cancelled).sum(),
        List.copyOf(byKind.values()));
  }

  private static Optional<PromptTokens> promptTokens(List<Measured> parts) {
    List<Measured> telling = parts.stream().filter(p -> p.promptTokens().isPresent()).toList();
    if (telling.isEmpty()) {
      return Optional.empty();
    }
    List<PromptTokens> all = telling.stream().map(p -> p.promptTokens().orElseThrow()).toList();
    return Optional.of(
        new PromptTokens(
            all.stream().mapToLong(PromptTokens::min).min().orElseThrow(),
            all.stream().mapToLong(PromptTokens::max).max().orElseThrow(),
            weighted(telling, p -> p.promptTokens().orElseThrow().mean())));
  }

  private static Optional<OutputTokens> outputTokens(List<Measured> parts) {
    List<Measured> telling = parts.stream().filter(p -> p.outputTokens().isPresent()).toList();
    if (telling.isEmpty()) {
      return Optional.empty();
    }
    List<OutputTokens> all = telling.stream().map(p -> p.outputTokens().orElseThrow()).toList();
    return Optional.of(
        new OutputTokens(
            all.stream().mapToLong(OutputTokens::min).min().orElseThrow(),
            all.stream().mapToLong(OutputTokens::max).max().orElseThrow(),
            weighted(telling, p -> p.outputTokens().orElseThrow().mean()),
            all.getFirst().asked(),
            all.stream().mapToLong(OutputTokens::shortOnes).sum()));
  }

  private static double weighted(List<Measured> parts, ToDoubleFunction<Measured> value) {
    double weights = parts.stream().mapToDouble(Merging::weight).sum();
    return parts.stream().mapToDouble(p -> value.applyAsDouble(p) * weight(p)).sum() / weights;
  }

  private static double weight(Measured part) {
    return Math.max(1, part.requests().completed());
  }

  private static OptionalLong cached(List<Measured> parts) {
    LongStream told =
        parts.stream()
            .filter(p -> p.cachedPromptTokens().isPresent())
            .mapToLong(p -> p.cachedPromptTokens().orElseThrow());
    return told.reduce(Long::sum);
  }

  private static Map<String, Long> sumByKey(
      List<Measured> parts, Function<Measured, Map<String, Long>> map) {
    Map<String, Long> sum = new LinkedHashMap<>();
    parts.forEach(p -> map.apply(p).forEach((key, n) -> sum.merge(key, n, Long::sum)));
    return sum;
  }

  private static List<Long> elementwise(List<List<Long>> lists) {
    int length = lists.stream().mapToInt(List::size).max().orElse(0);
    List<Long> sum = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      int at = i;
      sum.add(lists.stream().filter(l -> l.size() > at).mapToLong(l -> l.get(at)).sum());
    }
    return List.copyOf(sum);
  }

  private static Map<String, String> engineFacts(List<Measured> parts) {
    Map<String, String> facts = new LinkedHashMap<>();
    parts.forEach(p -> p.engineFacts().forEach(facts::putIfAbsent));
    return facts;
  }
}
