package dev.candor.cli.suite;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.candor.cli.CliException;
import dev.candor.infrastructure.FreePorts;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who listens where, on loopback.
 *
 * @param load REST of load-service
 * @param metadata REST of metadata-service
 * @param quality REST of quality-gate-service
 * @param report REST and pages of report-service
 * @param worker health of the worker
 * @param reference the reference server
 * @param kafka the broker
 * @param kafkaController the broker's own traffic
 * @param postgres the database
 */
public record Ports(
    int load,
    int metadata,
    int quality,
    int report,
    int worker,
    int reference,
    int kafka,
    int kafkaController,
    int postgres) {
  private static final int COUNT = 9;
  private static final int HIGHEST = 65_535;

  /** Ports that are free now. */
  public static Ports free() {
    return of(FreePorts.take(COUNT));
  }

  /**
   * Successive ports from a base: load, metadata, quality, report, worker, reference server,
   * broker, controller, database.
   *
   * @throws CliException naming the ports that are taken
   */
  public static Ports from(int base) {
    if (base < 1024 || base + COUNT - 1 > HIGHEST) {
      throw CliException.badInput(
          "--port-base %d is not possible; use 1024 to %d.".formatted(base, HIGHEST - COUNT + 1));
    }
    Ports ports = of(IntStream.range(base, base + COUNT).boxed().toList());
    List<Integer> taken = ports.taken();
    if (!taken.isEmpty()) {
      throw CliException.noGround(
          "Port %s of --port-base %d is taken by another program; choose another base."
              .formatted(taken.stream().map(String::valueOf).toList(), base)
              .replace("[", "")
              .replace("]", ""));
    }
    return ports;
  }

  /** These ports if all are free, else others: a resumed campaign finds its engine where it was. */
  public Ports orFree() {
    return taken().isEmpty() ? this : free();
  }

  /** REST of load-service. */
  @JsonIgnore
  public String loadUrl() {
    return url(load);
  }

  /** REST of metadata-service. */
  @JsonIgnore
  public String metadataUrl() {
    return url(metadata);
  }

  /** REST of quality-gate-service. */
  @JsonIgnore
  public String qualityUrl() {
    return url(quality);
  }

  /** Pages and REST of report-service. */
  @JsonIgnore
  public String reportUrl() {
    return url(report);
  }

  /** The reference server. */
  @JsonIgnore
  public String referenceUrl() {
    return url(reference);
  }

  private static String url(int port) {
    return "http://127.0.0.1:" + port;
  }

  private List<Integer> taken() {
    return IntStream.of(
            load, metadata, quality, report, worker, reference, kafka, kafkaController, postgres)
        .filter(port -> !isFree(port))
        .boxed()
        .toList();
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }

  private static Ports of(List<Integer> p) {
    return new Ports(
        p.get(0), p.get(1), p.get(2), p.get(3), p.get(4), p.get(5), p.get(6), p.get(7), p.get(8));
  }
}
