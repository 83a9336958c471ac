package dev.candor.metadata;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends and reads as another service would. */
final class Kafkas implements AutoCloseable {
  private final KafkaProducer<String, String> producer;
  private final KafkaConsumer<String, String> consumer;
  private final List<ConsumerRecord<String, String>> seen = new ArrayList<>();

  Kafkas(String servers, String... topics) {
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

  void send(String topic, String key, String value) throws Exception {
    producer.send(new ProducerRecord<>(topic, key, value)).get(30, TimeUnit.SECONDS);
  }

  /** All values seen so far under a key, after one look. */
  List<String> seen(String topic, String key) {
    consumer.poll(Duration.ofMillis(200)).forEach(seen::add);
    return seen.stream()
        .filter(r -> r.topic().equals(topic) && key.equals(r.key()))
        .map(ConsumerRecord::value)
        .toList();
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
