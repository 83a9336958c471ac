package dev.candor.metadata.service;

import dev.candor.metadata.domain.endpoint.Answers;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointReader;
import dev.candor.metadata.domain.load.EngineLoad;
import dev.candor.metadata.domain.load.HostLoad;
import dev.candor.metadata.domain.load.Phase;
import dev.candor.metadata.domain.load.PrometheusText;
import dev.candor.metadata.domain.load.Snapshot;
import dev.candor.metadata.domain.load.Snapshot.Missing;
import dev.candor.metadata.domain.load.SnapshotRequest;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Takes load snapshots around windows, once per window, attempt and phase. */
public final class SnapshotService {
  private static final String METRICS = "/metrics";
  private static final String SLOTS = "/slots";

  private final WorkStore<SnapshotRequest, Snapshot> store;
  private final EngineEndpoint endpoints;
  private final HostReader host;
  private final Publisher publisher;
  private final Clock clock;

  /** Takes snapshots through the given probes into the given store. */
  public SnapshotService(
      WorkStore<SnapshotRequest, Snapshot> store,
      EngineEndpoint endpoints,
      HostReader host,
      Publisher publisher,
      Clock clock) {
    this.store = store;
    this.endpoints = endpoints;
    this.host = host;
    this.publisher = publisher;
    this.clock = clock;
  }

  /**
   * Notes a request, so that it is owed from now on.
   *
   * @param request what is asked for
   * @param original the same as it came
   */
  public Key accept(SnapshotRequest request, String original) {
    Key key =
        new Key(
            request.campaignId(), partOf(request.windowId(), request.attempt(), request.phase()));
    store.remember(key, original);
    return key;
  }

  /** Which snapshot of a campaign: window, attempt and phase. */
  public static String partOf(String windowId, int attempt, Phase phase) {
    return windowId + "/" + attempt + "/" + phase.wireName();
  }

  /** Takes the snapshot unless it is taken, and tells it. */
  public void carryOut(Key key) {
    if (store.document(key).isEmpty()) {
      store.request(key).map(this::take).ifPresent(store::keep);
    }
    store
        .document(key)
        .ifPresent(
            document -> {
              publisher.publish(Publisher.Noun.SNAPSHOT_TAKEN, key.campaignId(), document);
              store.markPublished(key);
            });
  }

  /** What was asked for and not yet told. */
  public List<Key> owed() {
    return store.owed();
  }

  /** Reads the engine's counters and the host now. */
  public Snapshot take(SnapshotRequest request) {
    List<Missing> missing = new ArrayList<>();
    Instant takenAt = clock.instant();
    EngineLoad engine = engineLoad(request.endpoint(), missing);
    HostLoad load = host.load();
    missing.add(new Missing("device use", host.facts().devicesNote()));
    return new Snapshot(
        request.campaignId(),
        request.windowId(),
        request.attempt(),
        request.phase(),
        takenAt,
        engine,
        load,
        missing);
  }

  private EngineLoad engineLoad(Endpoint endpoint, List<Missing> missing) {
    Answers answers = endpoints.ask(endpoint, List.of(METRICS, SLOTS));
    EngineLoad load =
        answers
            .text(METRICS)
            .map(text -> EngineLoad.of(PrometheusText.parse(text.body())))
            .orElseGet(
                () -> {
                  missing.add(
                      new Missing(
                          "engine counters",
                          METRICS + " " + EndpointReader.inWords(answers.byPath().get(METRICS))));
                  return answers
                      .json(SLOTS)
                      .map(json -> EngineLoad.ofSlots(json.body()))
                      .orElseGet(EngineLoad::unknown);
                });
    if (answers.text(METRICS).isPresent()) {
      note(missing, "running requests", load.running());
      note(missing, "waiting requests", load.waiting());
      note(missing, "KV-cache use", load.kvUsage());
      note(missing, "preemptions", load.preemptionsTotal());
      note(missing, "cached prompt tokens", load.cachedPromptTokensTotal());
    }
    return load;
  }

  private static void note(List<Missing> missing, String what, OptionalDouble value) {
    if (value.isEmpty()) {
      missing.add(new Missing(what, "the engine's " + METRICS + " does not export it"));
    }
  }
}
