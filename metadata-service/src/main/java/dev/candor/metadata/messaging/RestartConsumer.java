package dev.candor.metadata.messaging;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.contract.RestartRequested;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.OwedWork;
import dev.candor.metadata.service.RestartService;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Takes restart requests in. A request is stored before its message is acknowledged, so that it is
 * owed from then on; the work itself is done apart from the consumer.
 */
@ApplicationScoped
public class RestartConsumer {
  private final RestartService service;
  private final OwedWork work;
  private final Intake intake;

  RestartConsumer(RestartService service, @Named("restart-work") OwedWork work, Intake intake) {
    this.service = service;
    this.work = work;
    this.intake = intake;
  }

  @Incoming("restart-requested")
  @Blocking
  void take(String message) {
    var request = ContractJson.read(message, RestartRequested.class).toDomain();
    intake.store("restart request", () -> submit(service.accept(request, message)));
  }

  void resume(@Observes StartupEvent started) {
    work.submit("restart work owed", () -> List.copyOf(service.owed()).forEach(this::submit));
  }

  private void submit(Key key) {
    work.submit("restart " + key.campaignId() + "/" + key.part(), () -> service.carryOut(key));
  }
}
