package dev.candor.cli.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads server-sent events as the HTML standard defines them. */
public final class EventStream {
  /** Hears events. */
  @FunctionalInterface
  public interface Listener {
    /** One event with its name, its data and, where it has one, its id. */
    void heard(String name, JsonNode data, Optional<String> id);
  }

  private EventStream() {}

  /**
   * Reads to the end of the stream.
   *
   * @return the last id that was heard
   * @throws IOException when the stream breaks or an event is not JSON
   */
  static Optional<String> read(InputStream in, Optional<String> lastId, Listener listener)
      throws IOException {
    Optional<String> id = lastId;
    String name = "message";
    StringBuilder data = new StringBuilder();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      String line = lines.readLine();
      while (line != null) {
        if (line.isEmpty()) {
          if (!data.isEmpty()) {
            listener.heard(name, Http.JSON.readTree(data.toString()), id);
          }
          name = "message";
          data.setLength(0);
        } else if (line.startsWith("event:")) {
          name = line.substring("event:".length()).strip();
        } else if (line.startsWith("data:")) {
          data.append(line.substring("data:".length()).strip()).append('\n');
        } else if (line.startsWith("id:")) {
          id = Optional.of(line.substring("id:".length()).strip());
        }
        line = lines.readLine();
      }
    }
    return id;
  }
}
