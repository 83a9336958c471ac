package dev.candor.metadata.messaging;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.contract.SnapshotRequested;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.OwedWork;
import dev.candor.metadata.service.SnapshotService;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Takes snapshot requests in. A request is stored before its message is acknowledged, so that it is
 * owed from then on; the work itself is done apart from the consumer.
 */
@ApplicationScoped
public class SnapshotConsumer {
  private final SnapshotService service;
  private final OwedWork work;
  private final Intake intake;

  SnapshotConsumer(SnapshotService service, @Named("snapshot-work") OwedWork work, Intake intake) {
    this.service = service;
    this.work = work;
    this.intake = intake;
  }

  @Incoming("snapshot-requested")
  @Blocking
  void take(String message) {
    var request = ContractJson.read(message, SnapshotRequested.class).toDomain();
    intake.store("snapshot request", () -> submit(service.accept(request, message)));
  }

  void resume(@Observes StartupEvent started) {
    work.submit("snapshot work owed", () -> List.copyOf(service.owed()).forEach(this::submit));
  }

  private void submit(Key key) {
    work.submit("snapshot " + key.campaignId() + "/" + key.part(), () -> service.carryOut(key));
  }
}
