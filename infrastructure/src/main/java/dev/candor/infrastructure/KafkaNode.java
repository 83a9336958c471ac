package dev.candor.infrastructure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/**
 * One Kafka broker that is its own controller (KRaft), on loopback, with its log in one folder. A
 * folder that was formatted before is used again, so messages outlive a restart.
 */
public final class KafkaNode implements AutoCloseable {
  private static final int NODE_ID = 1;
  private static final int MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

  private final KafkaRaftServer server;
  private final int port;

  private KafkaNode(KafkaRaftServer server, int port) {
    this.server = server;
    this.port = port;
  }

  /**
   * Starts a broker; returns when it accepts connections.
   *
   * @param folder where its log lives; created when absent
   * @param port the port clients connect to
   * @param controllerPort a second port, for the controller's own traffic
   * @throws IOException when the folder cannot be written
   */
  public static KafkaNode start(Path folder, int port, int controllerPort) throws IOException {
    Files.createDirectories(folder);
    Properties settings = settings(folder, port, controllerPort);
    if (!Files.exists(folder.resolve("meta.properties"))) {
      format(folder);
    }
    KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(settings), Time.SYSTEM);
    server.startup();
    return new KafkaNode(server, port);
  }

  /** The address that clients are given, as {@code host:port}. */
  public String bootstrapServers() {
    return "127.0.0.1:" + port;
  }

  /** Blocks until the broker has been told to stop. */
  public void awaitShutdown() {
    server.awaitShutdown();
  }

  @Override
  public void close() {
    server.shutdown();
    server.awaitShutdown();
  }

  private static void format(Path folder) throws IOException {
    try {
      new Formatter()
          .setNodeId(NODE_ID)
          .setClusterId(Uuid.randomUuid().toString())
          .setReleaseVersion(MetadataVersion.latestProduction())
          .setControllerListenerName("CONTROLLER")
          .setMetadataLogDirectory(folder.toString())
          .addDirectory(folder.toString())
          .run();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("Kafka could not format " + folder, e);
    }
  }

  private static Properties settings(Path folder, int port, int controllerPort) {
    Properties p = new Properties();
    p.putAll(
        Map.ofEntries(
            Map.entry("process.roles", "broker,controller"),
            Map.entry("node.id", String.valueOf(NODE_ID)),
            Map.entry("controller.quorum.voters", NODE_ID + "@127.0.0.1:" + controllerPort),
            Map.entry(
                "listeners",
                "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort),
            Map.entry("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port),
            Map.entry("controller.listener.names", "CONTROLLER"),
            Map.entry("inter.broker.listener.name", "PLAINTEXT"),
            Map.entry("log.dirs", folder.toString()),
            Map.entry("num.partitions", "1"),
            Map.entry("offsets.topic.num.partitions", "1"),
            Map.entry("offsets.topic.replication.factor", "1"),
            Map.entry("transaction.state.log.replication.factor", "1"),
            Map.entry("transaction.state.log.min.isr", "1"),
            Map.entry("transaction.state.log.num.partitions", "1"),
            Map.entry("share.coordinator.state.topic.replication.factor", "1"),
            Map.entry("share.coordinator.state.topic.min.isr", "1"),
            Map.entry("group.initial.rebalance.delay.ms", "0"),
            Map.entry("group.min.session.timeout.ms", "1000"),
            Map.entry("auto.create.topics.enable", "true"),
            Map.entry("message.max.bytes", String.valueOf(MAX_MESSAGE_BYTES)),
            Map.entry("replica.fetch.max.bytes", String.valueOf(MAX_MESSAGE_BYTES)),
            Map.entry("log.retention.hours", "168"),
            Map.entry("log.segment.bytes", String.valueOf(64 * 1024 * 1024)),
            Map.entry("log.cleaner.dedupe.buffer.size", String.valueOf(4 * 1024 * 1024)),
            Map.entry("num.network.threads", "2"),
            Map.entry("num.io.threads", "2"),
            Map.entry("background.threads", "2")));
    return p;
  }
}
