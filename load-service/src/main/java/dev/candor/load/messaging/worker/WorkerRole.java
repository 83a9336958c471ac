package dev.candor.load.messaging.worker;

import dev.candor.load.worker.Worker;
import dev.candor.load.worker.WorkerConfig;
import dev.candor.load.worker.WorkerParts;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The worker of this process, when it has that role: made at start, fed by assignments. */
@ApplicationScoped
class WorkerRole {
  private final WorkerConfig config;
  private final WorkerMessages messages;
  private final boolean isWorker;
  private final Clock clock = Clock.systemUTC();
  private final Instant startedAt = clock.instant();
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("candor-heartbeat").daemon().factory());
  private Optional<WorkerParts> parts = Optional.empty();

  @Inject
  WorkerRole(
      WorkerConfig config,
      WorkerMessages messages,
      @ConfigProperty(name = "candor.role", defaultValue = "coordinator") String role) {
    this.config = config;
    this.messages = messages;
    isWorker = role.equals("worker");
  }

  void start(@Observes StartupEvent event) {
    if (isWorker) {
      Worker worker = worker();
      long period = config.heartbeatEvery().toMillis();
      var _ = beats.scheduleAtFixedRate(() -> beat(worker), 0, period, TimeUnit.MILLISECONDS);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    beats.shutdownNow();
    synchronized (this) {
      parts.ifPresent(WorkerParts::close);
    }
  }

  @Incoming("level-assigned")
  void assigned(String text) {
    LevelAssignedMessage message = Json.read(text, LevelAssignedMessage.class);
    if (message.workerId().equals(config.id())) {
      worker().assign(message.toAssignment());
    }
  }

  @Incoming("level-cancelled")
  void cancelled(String text) {
    LevelCancelledMessage message = Json.read(text, LevelCancelledMessage.class);
    if (message.workerId().equals(config.id())) {
      worker().cancel(message.campaignId(), message.windowId(), message.attempt());
    }
  }

  private synchronized Worker worker() {
    if (parts.isEmpty()) {
      parts = Optional.of(WorkerParts.of(config, messages::report, clock));
    }
    return parts.get().worker();
  }

  private void beat(Worker worker) {
    messages.heartbeat(
        HeartbeatMessage.of(
            config.id(), HostName.here(), startedAt, clock.instant(), worker.busy()));
  }
}
