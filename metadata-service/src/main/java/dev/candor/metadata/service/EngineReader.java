package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.EngineIdentity;
import dev.candor.metadata.domain.capture.Evidence;
import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.capture.RedactedSecret;
import dev.candor.metadata.domain.capture.ServingConfig;
import dev.candor.metadata.domain.capture.Source;
import dev.candor.metadata.domain.capture.Unresolved;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointReader;
import dev.candor.metadata.domain.endpoint.EndpointReading;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.process.ProcessFacts;
import dev.candor.metadata.domain.process.ProcessSighting;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads an engine through its endpoint and its process, and merges what both say. */
public final class EngineReader {
  private static final String WORLD_SIZE = "world_size";

  private final EngineEndpoint endpoints;
  private final ProcessFinder processes;
  private final Clock clock;

  /** Reads through the given probes. */
  public EngineReader(EngineEndpoint endpoints, ProcessFinder processes, Clock clock) {
    this.endpoints = endpoints;
    this.processes = processes;
    this.clock = clock;
  }

  /**
   * Reads an engine.
   *
   * @param endpoint where it answers
   * @param declared what a person declared, by name
   */
  public EngineView read(Endpoint endpoint, Map<String, String> declared) {
    EndpointReading told = EndpointReader.read(endpoints.ask(endpoint, EndpointReader.PATHS));
    ProcessSighting sighting = processes.find(endpoint.url(), told.kind(), told.version());
    List<FieldReading> readings = new ArrayList<>(told.fields());
    List<String> warnings = new ArrayList<>(told.warnings());
    List<Unresolved> unresolved = new ArrayList<>();
    List<RedactedSecret> secrets = new ArrayList<>();
    Optional<ProcessFacts> process = Optional.empty();
    String processWhy = "";
    EngineKind kind = told.kind();
    switch (sighting) {
      case ProcessSighting.Found found -> {
        process = Optional.of(found.facts());
        readings.addAll(found.fields());
        worldSize(found.facts()).ifPresent(readings::add);
        unresolved.addAll(found.unresolved());
        secrets.addAll(found.secrets());
        warnings.addAll(found.warnings());
        if (kind == EngineKind.UNKNOWN) {
          kind = EngineKind.named(found.engineHint()).orElse(EngineKind.UNKNOWN);
        }
      }
      case ProcessSighting.NotFound missing -> {
        processWhy = missing.why();
        warnings.add("process: " + missing.why());
      }
    }
    Instant now = clock.instant();
    declared.forEach(
        (name, value) ->
            readings.add(
                new FieldReading(
                    name, new Evidence(Source.DECLARED, "engine.declared." + name, value, now))));
    return new EngineView(
        new EngineIdentity(kind, told.version()),
        process,
        processWhy,
        ServingConfig.of(readings),
        List.copyOf(unresolved),
        List.copyOf(secrets),
        List.copyOf(warnings));
  }

  /** vLLM starts one worker process per rank, so its children tell the world size. */
  private Optional<FieldReading> worldSize(ProcessFacts facts) {
    long cores = facts.children().stream().filter(c -> c.contains("VLLM::EngineCore")).count();
    long workers = facts.children().stream().filter(c -> c.contains("VLLM::Worker")).count();
    if (cores == 0) {
      return Optional.empty();
    }
    return Optional.of(
        new FieldReading(
            WORLD_SIZE,
            new Evidence(
                Source.PROCESS,
                "descendants of process " + facts.identity().pid(),
                Math.max(cores, workers),
                clock.instant())));
  }
}
