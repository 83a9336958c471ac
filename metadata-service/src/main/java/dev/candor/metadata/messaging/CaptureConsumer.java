package dev.candor.metadata.messaging;

import dev.candor.metadata.contract.CaptureRequested;
import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.service.CaptureService;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.OwedWork;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Takes capture requests in. A request is stored before its message is acknowledged, so that it is
 * owed from then on; the work itself is done apart from the consumer.
 */
@ApplicationScoped
public class CaptureConsumer {
  private final CaptureService service;
  private final OwedWork work;
  private final Intake intake;

  CaptureConsumer(CaptureService service, @Named("capture-work") OwedWork work, Intake intake) {
    this.service = service;
    this.work = work;
    this.intake = intake;
  }

  @Incoming("capture-requested")
  @Blocking
  void take(String message) {
    var request = ContractJson.read(message, CaptureRequested.class).toDomain();
    intake.store("capture request", () -> submit(service.accept(request, message)));
  }

  void resume(@Observes StartupEvent started) {
    work.submit("capture work owed", () -> List.copyOf(service.owed()).forEach(this::submit));
  }

  private void submit(Key key) {
    work.submit("capture " + key.campaignId() + "/" + key.part(), () -> service.carryOut(key));
  }
}
