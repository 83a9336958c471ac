package dev.candor.quality.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.candor.quality.domain.Asking;
import dev.candor.quality.domain.Endpoint;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Result;
import dev.candor.quality.domain.GateItems;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.domain.Outcome;
import dev.candor.quality.domain.Reply;
import dev.candor.quality.support.Gates;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Durability over the store alone: kills are played by dropping the service and keeping the store.
 */
class GateServiceTest {
  private static final GateRequest REQUEST =
      Gates.request(URI.create("http://127.0.0.1:1"), "chat", Map.of());

  private final MemoryStore store = new MemoryStore();
  private final List<GateDecision> published = new CopyOnWriteArrayList<>();
  private final List<GateService> started = new ArrayList<>();

  @AfterEach
  void stop() {
    started.forEach(GateService::close);
  }

  @Test
  void shouldDecideOnceAndAnnounceTheSameDecisionAgainWhenAskedAgain() {
    // Given
    AnsweringEngine engine = new AnsweringEngine();
    GateService service = start(engine, published::add);
    service.accept(REQUEST, true);
    await().until(() -> published.size() == 1 && store.unfinished().isEmpty());

    // When
    service.accept(REQUEST, true);

    // Then
    await().until(() -> published.size() == 2);
    assertThat(published.get(1)).isEqualTo(published.get(0));
    assertThat(published.get(0).result()).isEqualTo(Result.PASSED);
    assertThat(engine.asked.get()).isEqualTo(53);
  }

  @Test
  void shouldRunAgainAGateThatAKillInterrupted() throws Exception {
    // Given
    CountDownLatch never = new CountDownLatch(1);
    AnsweringEngine stuck = new AnsweringEngine(never);
    GateService killed = start(stuck, published::add);
    killed.accept(REQUEST, true);
    await().until(() -> stuck.asked.get() > 0);
    killed.close();
    assertDecided(0);

    // When
    start(new AnsweringEngine(), published::add).resume();

    // Then
    await().until(() -> published.size() == 1 && store.unfinished().isEmpty());
    assertThat(published.getFirst().result()).isEqualTo(Result.PASSED);
  }

  @Test
  void shouldAnnounceAtStartADecisionThatWasNotHandedOver() {
    // Given
    GateService silent =
        start(
            new AnsweringEngine(),
            decision -> {
              throw new IllegalStateException("broker is away");
            });
    silent.accept(REQUEST, true);
    await().until(() -> store.decided() == 1);
    silent.close();
    AnsweringEngine unasked = new AnsweringEngine();

    // When
    start(unasked, published::add).resume();

    // Then
    await().until(() -> published.size() == 1 && store.unfinished().isEmpty());
    assertThat(unasked.asked.get()).isZero();
  }

  @Test
  void shouldAnnounceAsSoonAsTheBrokerIsBack() {
    // Given
    AtomicInteger tries = new AtomicInteger();
    DecisionPublisher flaky =
        decision -> {
          if (tries.incrementAndGet() < 3) {
            throw new IllegalStateException("broker is away");
          }
          published.add(decision);
        };
    GateService service = start(new AnsweringEngine(), flaky);

    // When
    service.accept(REQUEST, true);

    // Then
    await().until(() -> published.size() == 1 && store.unfinished().isEmpty());
    assertThat(tries.get()).isEqualTo(3);
  }

  @Test
  void shouldKeepQuietAboutAGateThatOnlyAPersonAskedFor() {
    // Given
    GateService service = start(new AnsweringEngine(), published::add);

    // When
    service.accept(REQUEST, false);

    // Then
    await().until(() -> store.decided() == 1 && store.unfinished().isEmpty());
    assertThat(published).isEmpty();
  }

  private void assertDecided(int count) {
    assertThat(store.decided()).isEqualTo(count);
  }

  private GateService start(EngineClient engine, DecisionPublisher publisher) {
    Clock clock = Clock.fixed(Instant.parse("2026-12-01T16:13:00Z"), ZoneOffset.UTC);
    GateService service =
        new GateService(
            store,
            new NoBaselines(),
            new GateRunner(engine, clock, 4, 256),
            publisher,
            (decision, took) -> assertThat(took).isZero(),
            Executors.newScheduledThreadPool(2),
            clock,
            Duration.ofMillis(1));
    started.add(service);
    return service;
  }

  private static final class AnsweringEngine implements EngineClient {
    private final Map<String, String> answers = GateItems.answers();
    private final AtomicInteger asked = new AtomicInteger();
    private final CountDownLatch gate;

    AnsweringEngine() {
      this(new CountDownLatch(0));
    }

    AnsweringEngine(CountDownLatch gate) {
      this.gate = gate;
    }

    @Override
    public Resolution resolve(Endpoint endpoint) {
      return new Resolution.Ready(
          new Target(
              endpoint.url(),
              endpoint.api().orElseThrow(),
              endpoint.model().orElseThrow(),
              Optional.empty()));
    }

    @Override
    public Outcome ask(Target target, Asking asking) {
      asked.incrementAndGet();
      try {
        gate.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return new Outcome.Unanswered(Outcome.Kind.FAULT, "the gate was told to stop");
      }
      String[] words = answers.getOrDefault(asking.prompt(), "").split("(?<= )", -1);
      int kept = Math.min(words.length, asking.maxTokens());
      return new Outcome.Answered(
          new Reply(
              String.join("", List.of(words).subList(0, kept)),
              "",
              Optional.of(kept < words.length ? "length" : "stop"),
              OptionalInt.of(kept),
              true,
              Duration.ofMillis(1)));
    }
  }

  private static final class NoBaselines implements BaselineStore {
    @Override
    public Optional<dev.candor.quality.domain.Baseline> find(String model) {
      return Optional.empty();
    }

    @Override
    public List<dev.candor.quality.domain.Baseline> all() {
      return List.of();
    }

    @Override
    public void put(dev.candor.quality.domain.Baseline baseline) {
      throw new UnsupportedOperationException("this store stays empty");
    }
  }

  private static final class MemoryStore implements GateStore {
    private final Map<String, StoredGate> rows = new LinkedHashMap<>();

    @Override
    public synchronized void request(GateRequest request, boolean announces) {
      rows.merge(
          request.campaignId() + "/" + request.gateId(),
          new StoredGate(request, announces, Optional.empty(), false),
          (known, fresh) ->
              new StoredGate(known.request(), known.announces(), known.decision(), false));
    }

    @Override
    public synchronized Optional<StoredGate> find(String campaignId, String gateId) {
      return Optional.ofNullable(rows.get(campaignId + "/" + gateId));
    }

    @Override
    public synchronized List<StoredGate> ofCampaign(String campaignId) {
      return rows.values().stream()
          .filter(row -> row.request().campaignId().equals(campaignId))
          .toList();
    }

    @Override
    public synchronized List<StoredGate> unfinished() {
      return rows.values().stream().filter(row -> !row.isDone()).toList();
    }

    @Override
    public synchronized void decide(GateDecision decision) {
      rows.computeIfPresent(
          decision.campaignId() + "/" + decision.gateId(),
          (key, row) ->
              new StoredGate(
                  row.request(),
                  row.announces(),
                  row.decision().or(() -> Optional.of(decision)),
                  row.announced()));
    }

    @Override
    public synchronized void markAnnounced(String campaignId, String gateId) {
      rows.computeIfPresent(
          campaignId + "/" + gateId,
          (key, row) -> new StoredGate(row.request(), row.announces(), row.decision(), true));
    }

    synchronized int decided() {
      return (int) rows.values().stream().filter(row -> row.decision().isPresent()).count();
    }
  }
}
