package dev.candor.report.suite;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;

/** Sends to and reads from the test's broker. */
final class Topics implements AutoCloseable {
  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(settings(), new StringSerializer(), new StringSerializer());

  void send(String noun, String key, String json) {
    try {
      producer.send(new ProducerRecord<>("candor." + noun + ".v1", key, json)).get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Everything in a topic by now with that key. */
  List<String> all(String noun, String key) {
    List<String> values = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(settings(), new StringDeserializer(), new StringDeserializer())) {
      TopicPartition partition = new TopicPartition("candor." + noun + ".v1", 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      long end = consumer.endOffsets(List.of(partition)).get(partition);
      while (consumer.position(partition) < end) {
        for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(200))) {
          if (key.equals(record.key())) {
            values.add(record.value());
          }
        }
      }
    }
    return values;
  }

  private static Map<String, Object> settings() {
    Properties properties = new Properties();
    properties.put(
        "bootstrap.servers",
        ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class));
    properties.put("enable.auto.commit", "false");
    Map<String, Object> map = new java.util.HashMap<>();
    properties.forEach((name, value) -> map.put((String) name, value));
    return map;
  }

  @Override
  public void close() {
    producer.close();
  }
}
