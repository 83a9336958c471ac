package dev.candor.infrastructure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/** Runs one broker as a process of its own, until SIGTERM. */
public final class KafkaMain {
  private static final String USAGE = "Usage: FOLDER PORT CONTROLLER_PORT [TOPIC ...]";
  private static final int FIXED_ARGUMENTS = 3;

  private KafkaMain() {}

  /**
   * Starts the broker; topics are created when the folder is new.
   *
   * @param args {@code FOLDER PORT CONTROLLER_PORT [TOPIC ...]}
   */
  public static void main(String[] args)
      throws IOException, ExecutionException, InterruptedException {
    if (args.length < FIXED_ARGUMENTS) {
      System.err.println(USAGE);
      System.exit(2);
    }
    Path folder = Path.of(args[0]);
    boolean fresh = isEmpty(folder);
    KafkaNode node = KafkaNode.start(folder, Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    Runtime.getRuntime().addShutdownHook(new Thread(node::close, "kafka-stop"));
    List<String> topics = Arrays.asList(args).subList(FIXED_ARGUMENTS, args.length);
    if (fresh && !topics.isEmpty()) {
      create(node, topics);
    }
    System.out.println("kafka serves " + node.bootstrapServers());
    node.awaitShutdown();
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return true;
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isEmpty();
    }
  }

  private static void create(KafkaNode node, List<String> topics)
      throws ExecutionException, InterruptedException {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", node.bootstrapServers()))) {
      admin
          .createTopics(topics.stream().map(name -> new NewTopic(name, 1, (short) 1)).toList())
          .all()
          .get();
    }
  }
}
