package dev.candor.metadata.domain.capture;

import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.host.HostFacts;
import dev.candor.metadata.domain.process.ProcessFacts;
import java.util.Optional;

/**
 * All that the checklist is judged from.
 *
 * @param request what the campaign said
 * @param engine what runs
 * @param process the process, when it is local
 * @param processWhy why there is none, or an empty text
 * @param config what was read
 * @param host this machine
 * @param snapshots how many snapshots the campaign has so far
 */
record ChecklistInput(
    CaptureRequest request,
    EngineIdentity engine,
    Optional<ProcessFacts> process,
    String processWhy,
    ServingConfig config,
    HostFacts host,
    SnapshotCount snapshots) {
  boolean runsOnCpuOnly() {
    return process.isPresent() && host.devices().isEmpty();
  }

  boolean is(EngineKind kind) {
    return engine.kind() == kind;
  }
}
