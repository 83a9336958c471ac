package dev.candor.load.messaging.coordinator;

import dev.candor.load.service.DeadLetters;
import dev.candor.load.service.UntilStored;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Hears which messages nobody could use. */
@ApplicationScoped
class DeadLetterConsumer {
  private final DeadLetters letters;

  @Inject
  DeadLetterConsumer(DeadLetters letters) {
    this.letters = letters;
  }

  @Incoming("dead-letters")
  @Blocking
  void deadLetter(ConsumerRecord<String, String> record) {
    String topic = header(record, "dead-letter-topic").orElse(record.topic());
    String position =
        header(record, "dead-letter-partition").orElse(String.valueOf(record.partition()))
            + "/"
            + header(record, "dead-letter-offset").orElse(String.valueOf(record.offset()));
    String reason = header(record, "dead-letter-reason").orElse("no reason was given");
    UntilStored.run(
        () -> letters.found(Optional.ofNullable(record.key()), topic, position, reason));
  }

  private static Optional<String> header(ConsumerRecord<String, String> record, String name) {
    Header header = record.headers().lastHeader(name);
    return header == null || header.value() == null
        ? Optional.empty()
        : Optional.of(new String(header.value(), StandardCharsets.UTF_8));
  }
}
