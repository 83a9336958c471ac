package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.ConfigDiff;
import dev.candor.metadata.domain.capture.ConfigValue;
import dev.candor.metadata.domain.endpoint.Answers;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointAnswer;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartResult;
import dev.candor.metadata.domain.restart.RestartState;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Waits until a restarted engine is ready (health, then one real completion) and proves the restart
 * ({@code restart.once}): another process, with a later start time, read from the system, with the
 * same configuration as before.
 */
public final class RestartProof {
  private static final String HEALTH = "/health";
  private static final String MODELS = "/v1/models";
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;

  /** What a start measures anew rather than being told; it may differ without a drift. */
  private static final Set<String> OUTCOMES = Set.of("kv_blocks", "kv_cache_tokens");

  private final EngineEndpoint endpoints;
  private final EngineReader engines;
  private final ProcessFinder processes;
  private final Duration pollInterval;
  private final Pause pause;
  private final Clock clock;

  /** Waits with the given pause between looks. */
  public RestartProof(
      EngineEndpoint endpoints,
      EngineReader engines,
      ProcessFinder processes,
      Duration pollInterval,
      Pause pause,
      Clock clock) {
    this.endpoints = endpoints;
    this.engines = engines;
    this.processes = processes;
    this.pollInterval = pollInterval;
    this.pause = pause;
    this.clock = clock;
  }

  RestartResult await(RestartRequest request, RestartState.Started started) {
    Instant deadline = clock.instant().plus(request.readyTimeout());
    String last = "nothing listened on the port";
    while (clock.instant().isBefore(deadline)) {
      Optional<ProcessIdentity> listening = processes.listening(request.endpoint().url());
      boolean spawnedDied = started.spawned().filter(p -> !processes.lives(p)).isPresent();
      if (spawnedDied && listening.isEmpty()) {
        return failed("the new process ended before it was ready: see its log", started);
      }
      if (listening.isPresent()) {
        Optional<String> notReady = whyNotReady(request.endpoint());
        if (notReady.isEmpty()) {
          return judge(request, started, listening.get());
        }
        last = notReady.get();
      }
      pause.of(pollInterval);
    }
    String hint =
        started.spawned().isPresent()
            ? ""
            : "; this service was stopped between stopping and starting the engine, and the"
                + " engine's environment is never stored: start it by hand";
    return failed(
        "not ready within " + request.readyTimeout().toSeconds() + " s: " + last + hint, started);
  }

  private Optional<String> whyNotReady(Endpoint endpoint) {
    Answers answers = endpoints.ask(endpoint, List.of(HEALTH));
    String path = HEALTH;
    if (answers.byPath().get(HEALTH) instanceof EndpointAnswer.Status s && s.code() == NOT_FOUND) {
      path = MODELS;
      answers = endpoints.ask(endpoint, List.of(MODELS));
    }
    return switch (answers.byPath().get(path)) {
      case EndpointAnswer.Json json -> endpoints.tryOneCompletion(endpoint);
      case EndpointAnswer.Text text -> endpoints.tryOneCompletion(endpoint);
      case EndpointAnswer.Status s when s.code() == OK -> endpoints.tryOneCompletion(endpoint);
      case EndpointAnswer.Status s -> Optional.of(path + " answered " + s.code());
      case EndpointAnswer.Failed f -> Optional.of(path + ": " + f.why());
      case null -> Optional.of(path + " was not asked");
    };
  }

  private RestartResult judge(
      RestartRequest request, RestartState.Started started, ProcessIdentity after) {
    Instant now = clock.instant();
    ProcessIdentity before = started.before();
    if (!after.provesRestartOf(before)) {
      return failed("process " + after.pid() + " serves and is not a later one", started);
    }
    List<ConfigValue> config = told(engines.read(request.endpoint(), Map.of()).config().values());
    ConfigDiff diff = ConfigDiff.between(told(started.config()), config);
    if (!diff.changes().isEmpty()) {
      String changes =
          diff.changes().stream().map(ConfigDiff.Change::inWords).collect(Collectors.joining("; "));
      return new RestartResult.Failed(
          now,
          "it came up with another configuration: " + changes,
          Optional.of(before),
          Optional.of(after));
    }
    return new RestartResult.Restarted(
        now, before, after, Duration.between(after.startedAt(), now));
  }

  private RestartResult failed(String why, RestartState.Started started) {
    return new RestartResult.Failed(
        clock.instant(), why, Optional.of(started.before()), started.spawned());
  }

  private static List<ConfigValue> told(List<ConfigValue> values) {
    return values.stream().filter(v -> !OUTCOMES.contains(v.name())).toList();
  }
}
