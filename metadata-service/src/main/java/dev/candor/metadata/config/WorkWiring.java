package dev.candor.metadata.config;

import dev.candor.metadata.service.OwedWork;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Makes one thread per kind of work: a restart may take minutes while snapshots may not wait. */
@ApplicationScoped
public class WorkWiring {
  private static final Duration RETRY = Duration.ofSeconds(2);

  private final List<ScheduledExecutorService> threads = new CopyOnWriteArrayList<>();

  @Produces
  @Singleton
  @Named("capture-work")
  OwedWork captures() {
    return queue("captures");
  }

  @Produces
  @Singleton
  @Named("snapshot-work")
  OwedWork snapshots() {
    return queue("snapshots");
  }

  @Produces
  @Singleton
  @Named("restart-work")
  OwedWork restarts() {
    return queue("restarts");
  }

  void stop(@Observes ShutdownEvent ending) {
    threads.forEach(ScheduledExecutorService::shutdownNow);
  }

  private OwedWork queue(String name) {
    ScheduledExecutorService thread =
        Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name(name).factory());
    threads.add(thread);
    return new OwedWork(thread, RETRY);
  }
}
