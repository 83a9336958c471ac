package dev.candor.load.coordinator;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Every other service and one worker, played over real Kafka: each request is answered with that
 * service's own sample, adapted to what was asked. What the worker does with an assignment can be
 * changed.
 */
final class Peers implements AutoCloseable {
  static final String WORKER = "w-played";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String BORN = Instant.now().toString();
  private static final List<String> HEARD =
      List.of(
          "campaign-accepted",
          "capture-requested",
          "gate-requested",
          "snapshot-requested",
          "level-assigned",
          "level-cancelled",
          "window-recorded",
          "campaign-finished");

  private final KafkaProducer<String, String> producer;
  private final KafkaConsumer<String, String> consumer;
  private final Thread loop;
  private final Queue<JsonNode> assigned = new ConcurrentLinkedQueue<>();
  private final Queue<JsonNode> recorded = new ConcurrentLinkedQueue<>();
  private final Queue<JsonNode> cancelled = new ConcurrentLinkedQueue<>();
  private volatile BiConsumer<Peers, JsonNode> worker = Peers::measure;
  private volatile boolean alive = true;
  private volatile boolean closing;
  private volatile String gate = "passed";

  Peers(String brokers) {
    producer =
        new KafkaProducer<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers),
            new StringSerializer(),
            new StringSerializer());
    consumer =
        new KafkaConsumer<>(
            Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                brokers,
                ConsumerConfig.GROUP_ID_CONFIG,
                "peers-" + System.nanoTime(),
                ConsumerConfig.METADATA_MAX_AGE_CONFIG,
                "500",
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                "earliest"),
            new StringDeserializer(),
            new StringDeserializer());
    consumer.subscribe(HEARD.stream().map(Peers::topic).toList());
    loop = Thread.ofPlatform().name("peers").start(this::play);
  }

  void gate(String decision) {
    gate = decision;
  }

  void worker(BiConsumer<Peers, JsonNode> behaviour) {
    worker = behaviour;
  }

  void alive(boolean beating) {
    alive = beating;
  }

  List<JsonNode> assigned(String campaign) {
    return about(assigned, campaign);
  }

  List<JsonNode> recorded(String campaign) {
    return about(recorded, campaign);
  }

  List<JsonNode> cancelled(String campaign) {
    return about(cancelled, campaign);
  }

  void send(String noun, String key, String value) {
    producer.send(new ProducerRecord<>(topic(noun), key, value));
    producer.flush();
  }

  /** Answers an assignment as a worker that measured it. */
  void measure(JsonNode assignment) {
    ObjectNode m = sample("load-service", "level-measured.v1");
    for (String key :
        List.of("campaign_id", "window_id", "attempt", "part", "parts", "worker_id")) {
      m.set(key, assignment.get(key));
    }
    ObjectNode measurement = (ObjectNode) m.get("measurement");
    measurement.set(
        "histograms", sample("load-service", "window-recorded.v1").at("/measurement/histograms"));
    ObjectNode inFlight = (ObjectNode) measurement.get("in_flight");
    inFlight.put("mean", assignment.get("streams").asInt());
    send("level-measured", text(m, "campaign_id"), m.toString());
  }

  private void play() {
    Instant beaten = Instant.EPOCH;
    while (!closing) {
      if (alive && beaten.plusMillis(200).isBefore(Instant.now())) {
        beaten = Instant.now();
        beat();
      }
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(50))) {
        answer(record.topic(), record.value());
      }
    }
    consumer.close();
  }

  private void beat() {
    ObjectNode beat = sample("load-service", "worker-heartbeat.v1.idle");
    beat.put("worker_id", WORKER).put("started_at", BORN);
    send("worker-heartbeat", WORKER, beat.toString());
  }

  private void answer(String topic, String value) {
    JsonNode asked = tree(value);
    String campaign = text(asked, "campaign_id");
    switch (topic.replaceAll("candor\\.(.*)\\.v1", "$1")) {
      case "capture-requested" ->
          reply("metadata-service", "serving-config-captured", asked, "capture_id");
      case "gate-requested" -> {
        ObjectNode decided = sample("quality-gate-service", "gate-decided.v1");
        decided.put("campaign_id", campaign).put("decision", gate);
        send("gate-decided", campaign, decided.toString());
      }
      case "snapshot-requested" ->
          reply("metadata-service", "snapshot-taken", asked, "window_id", "attempt", "phase");
      case "level-assigned" -> {
        assigned.add(asked);
        worker.accept(this, asked);
      }
      case "level-cancelled" -> cancelled.add(asked);
      case "window-recorded" -> recorded.add(asked);
      case "campaign-finished" -> reply("report-service", "report-published", asked);
      default -> {}
    }
  }

  private void reply(String service, String noun, JsonNode asked, String... keys) {
    ObjectNode answer = sample(service, noun + ".v1");
    answer.set("campaign_id", asked.get("campaign_id"));
    for (String key : keys) {
      answer.set(key, asked.get(key));
    }
    send(noun, text(asked, "campaign_id"), answer.toString());
  }

  private static List<JsonNode> about(Queue<JsonNode> heard, String campaign) {
    return heard.stream().filter(n -> text(n, "campaign_id").equals(campaign)).toList();
  }

  private static ObjectNode sample(String service, String name) {
    Path file = Path.of("..", service, "src/main/resources/contracts/samples", name + ".json");
    try {
      return (ObjectNode) tree(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(JsonNode node, String key) {
    return node.get(key).asText();
  }

  private static String topic(String noun) {
    return "candor." + noun + ".v1";
  }

  @Override
  public void close() {
    closing = true;
    try {
      loop.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    producer.close();
  }
}
