package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.ConfigValue;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.process.ProcessSighting;
import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartResult;
import dev.candor.metadata.domain.restart.RestartState;
import dev.candor.metadata.domain.restart.Resumption;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Restarts an engine, at most once per restart id. What is about to be done is stored before it is
 * done; after a kill in the middle, the process start time decides how to go on.
 */
public final class RestartService {
  private final RestartStore store;
  private final EngineReader engines;
  private final ProcessFinder processes;
  private final ProcessControl control;
  private final RestartProof proof;
  private final Publisher publisher;
  private final Clock clock;

  /** Restarts through the given probes. */
  public RestartService(
      RestartStore store,
      EngineReader engines,
      ProcessFinder processes,
      ProcessControl control,
      RestartProof proof,
      Publisher publisher,
      Clock clock) {
    this.store = store;
    this.engines = engines;
    this.processes = processes;
    this.control = control;
    this.proof = proof;
    this.publisher = publisher;
    this.clock = clock;
  }

  /**
   * Notes a request, so that it is owed from now on.
   *
   * @param request what is asked for
   * @param original the same as it came
   */
  public Key accept(RestartRequest request, String original) {
    Key key = new Key(request.campaignId(), request.restartId());
    store.remember(key, original);
    return key;
  }

  /** What was asked for and not yet told. */
  public List<Key> owed() {
    return store.owed();
  }

  /** Carries the restart to its end from wherever it stands, and tells it. */
  public void carryOut(Key key) {
    if (store.document(key).isEmpty()) {
      store
          .request(key)
          .map(request -> new RestartStore.Ended(request, proceed(key, request)))
          .ifPresent(store::keep);
    }
    store
        .document(key)
        .ifPresent(
            document -> {
              publisher.publish(Publisher.Noun.ENGINE_RESTARTED, key.campaignId(), document);
              store.markPublished(key);
            });
  }

  private RestartResult proceed(Key key, RestartRequest request) {
    return switch (store.state(key)) {
      case RestartState.Requested requested -> begin(key, request);
      case RestartState.Started started -> resume(key, request, started);
    };
  }

  private RestartResult begin(Key key, RestartRequest request) {
    if (!request.allowed()) {
      return failed(
          "the campaign does not allow it: set engine.restart to allowed", Optional.empty());
    }
    EndpointUrl url = request.endpoint().url();
    ProcessSighting sighting = processes.find(url, EngineKind.UNKNOWN, Optional.empty());
    return switch (sighting) {
      case ProcessSighting.NotFound missing ->
          failed("no process of ours to restart: " + missing.why(), Optional.empty());
      case ProcessSighting.Found found -> {
        List<ConfigValue> config = engines.read(request.endpoint(), Map.of()).config().values();
        RestartState.Started started =
            new RestartState.Started(found.facts().identity(), config, Optional.empty());
        yield stopAndStart(key, request, started);
      }
    };
  }

  private RestartResult resume(Key key, RestartRequest request, RestartState.Started started) {
    Optional<ProcessIdentity> listening = processes.listening(request.endpoint().url());
    return switch (Resumption.decide(started, listening, processes.lives(started.before()))) {
      case STOP_AND_START -> stopAndStart(key, request, started);
      case AWAIT_THE_NEW_ONE -> proof.await(request, started);
    };
  }

  private RestartResult stopAndStart(
      Key key, RestartRequest request, RestartState.Started started) {
    ProcessIdentity before = started.before();
    String logName = key.campaignId() + "-" + key.part();
    return switch (control.prepare(before, logName)) {
      case ProcessControl.Preparation.Refused refused -> failed(refused.why(), Optional.of(before));
      case ProcessControl.Preparation.Ready ready -> {
        store.started(key, started);
        if (!control.stop(before)) {
          yield failed(
              "process " + before.pid() + " did not end, not even when killed",
              Optional.of(before));
        }
        yield start(key, request, started, ready.launch());
      }
    };
  }

  private RestartResult start(
      Key key, RestartRequest request, RestartState.Started started, ProcessControl.Launch launch) {
    ProcessIdentity spawned;
    try {
      spawned = launch.start();
    } catch (ProcessControl.LaunchFailed e) {
      return failed(
          "the engine was stopped and could not be started again: " + e.getMessage(),
          Optional.of(started.before()));
    }
    RestartState.Started withSpawned =
        new RestartState.Started(started.before(), started.config(), Optional.of(spawned));
    store.started(key, withSpawned);
    return proof.await(request, withSpawned);
  }

  private RestartResult failed(String why, Optional<ProcessIdentity> before) {
    Instant now = clock.instant();
    return new RestartResult.Failed(now, why, before, Optional.empty());
  }
}
