package dev.candor.load.messaging.coordinator;

import dev.candor.load.service.WorkerRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Hears the workers' signs of life. */
@ApplicationScoped
class HeartbeatConsumer {
  private final WorkerRegistry workers;

  @Inject
  HeartbeatConsumer(WorkerRegistry workers) {
    this.workers = workers;
  }

  @Incoming("worker-heartbeat-in")
  void heartbeat(String message) {
    workers.heard(Wire.read(message, WorkerHeartbeatIn.class).toBeat());
  }
}
