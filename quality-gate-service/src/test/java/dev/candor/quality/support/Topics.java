package dev.candor.quality.support;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The other services' side of the topics. */
public final class Topics implements AutoCloseable {
  private final KafkaProducer<String, String> producer;
  private final KafkaConsumer<String, String> consumer;
  private final List<ConsumerRecord<String, String>> seen = new ArrayList<>();

  /** Reads these topics from their beginning. */
  public Topics(String servers, String... topics) {
    producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", servers), new StringSerializer(), new StringSerializer());
    consumer =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers",
                servers,
                "group.id",
                UUID.randomUUID().toString(),
                "auto.offset.reset",
                "earliest",
                "metadata.max.age.ms",
                "500"),
            new StringDeserializer(),
            new StringDeserializer());
    consumer.subscribe(List.of(topics));
  }

  /** Sends one message. */
  public void send(String topic, String key, String value) {
    producer.send(new ProducerRecord<>(topic, key, value));
    producer.flush();
  }

  /** The values seen so far on a topic under a key. */
  public List<String> values(String topic, String key) {
    consumer.poll(Duration.ofMillis(200)).forEach(seen::add);
    return seen.stream()
        .filter(record -> record.topic().equals(topic) && key.equals(record.key()))
        .map(ConsumerRecord::value)
        .toList();
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
