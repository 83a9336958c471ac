package dev.candor.metadata.config;

import dev.candor.metadata.domain.capture.Capture;
import dev.candor.metadata.domain.capture.CaptureRequest;
import dev.candor.metadata.domain.load.Snapshot;
import dev.candor.metadata.domain.load.SnapshotRequest;
import dev.candor.metadata.rest.WriteToken;
import dev.candor.metadata.service.CaptureService;
import dev.candor.metadata.service.EngineEndpoint;
import dev.candor.metadata.service.EngineReader;
import dev.candor.metadata.service.HostReader;
import dev.candor.metadata.service.Pause;
import dev.candor.metadata.service.ProcessControl;
import dev.candor.metadata.service.ProcessFinder;
import dev.candor.metadata.service.Publisher;
import dev.candor.metadata.service.RestartProof;
import dev.candor.metadata.service.RestartService;
import dev.candor.metadata.service.RestartStore;
import dev.candor.metadata.service.SnapshotCounter;
import dev.candor.metadata.service.SnapshotService;
import dev.candor.metadata.service.WorkStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Makes the use cases. */
@ApplicationScoped
public class ServiceWiring {
  private final MetadataConfig config;

  ServiceWiring(MetadataConfig config) {
    this.config = config;
  }

  @Produces
  @Singleton
  EngineReader engines(EngineEndpoint endpoints, ProcessFinder processes, Clock clock) {
    return new EngineReader(endpoints, processes, clock);
  }

  @Produces
  @Singleton
  CaptureService captures(
      WorkStore<CaptureRequest, Capture> store,
      EngineReader engines,
      HostReader host,
      SnapshotCounter snapshots,
      Publisher publisher,
      Clock clock) {
    return new CaptureService(store, engines, host, snapshots, publisher, clock);
  }

  @Produces
  @Singleton
  SnapshotService snapshots(
      WorkStore<SnapshotRequest, Snapshot> store,
      EngineEndpoint endpoints,
      HostReader host,
      Publisher publisher,
      Clock clock) {
    return new SnapshotService(store, endpoints, host, publisher, clock);
  }

  @Produces
  @Singleton
  RestartProof proof(
      EngineEndpoint endpoints,
      EngineReader engines,
      ProcessFinder processes,
      Pause pause,
      Clock clock) {
    return new RestartProof(
        endpoints, engines, processes, config.restart().pollInterval(), pause, clock);
  }

  @Produces
  @Singleton
  RestartService restarts(
      RestartStore store,
      EngineReader engines,
      ProcessFinder processes,
      ProcessControl control,
      RestartProof proof,
      Publisher publisher,
      Clock clock) {
    return new RestartService(store, engines, processes, control, proof, publisher, clock);
  }

  @Produces
  @Singleton
  WriteToken token() {
    return new WriteToken(config.auth().tokenFile());
  }
}
