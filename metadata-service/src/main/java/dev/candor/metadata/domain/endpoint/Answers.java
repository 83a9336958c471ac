package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.Evidence;
import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.capture.Source;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The answers of one engine by path, with safe ways into their JSON.
 *
 * @param byPath path to answer
 */
public record Answers(Map<String, EndpointAnswer> byPath) {
  public Answers {
    byPath = Map.copyOf(byPath);
  }

  /** The JSON that a path answered with. */
  public Optional<EndpointAnswer.Json> json(String path) {
    return byPath.get(path) instanceof EndpointAnswer.Json json
        ? Optional.of(json)
        : Optional.empty();
  }

  /** The plain text that a path answered with. */
  public Optional<EndpointAnswer.Text> text(String path) {
    return byPath.get(path) instanceof EndpointAnswer.Text text
        ? Optional.of(text)
        : Optional.empty();
  }

  /** A member at a path of keys; list positions are numbers. */
  public static Optional<Object> member(Object root, Object... keys) {
    Object at = root;
    for (Object key : keys) {
      Object next = null;
      if (at instanceof Map<?, ?> map) {
        next = map.get(key);
      } else if (at instanceof List<?> list && key instanceof Integer i && i < list.size()) {
        next = list.get(i);
      }
      if (next == null) {
        return Optional.empty();
      }
      at = next;
    }
    return Optional.of(at);
  }

  /** Collects field readings out of one JSON answer. */
  static final class Collector {
    private final String path;
    private final Object body;
    private final Instant readAt;
    private final List<FieldReading> found = new ArrayList<>();

    Collector(String path, Object body, Instant readAt) {
      this.path = path;
      this.body = body;
      this.readAt = readAt;
    }

    Collector take(String name, Object... keys) {
      return takeAs(name, Function.identity(), keys);
    }

    Collector takeAs(String name, Function<Object, Object> shape, Object... keys) {
      member(body, keys).ifPresent(value -> put(name, dotted(keys), shape.apply(value)));
      return this;
    }

    Collector put(String name, String where, Object value) {
      found.add(
          new FieldReading(name, new Evidence(Source.ENDPOINT, path + " " + where, value, readAt)));
      return this;
    }

    List<FieldReading> found() {
      return found;
    }

    private static String dotted(Object... keys) {
      StringBuilder out = new StringBuilder();
      for (Object key : keys) {
        if (key instanceof Integer) {
          out.append('[').append(key).append(']');
        } else {
          out.append(out.isEmpty() ? "" : ".").append(key);
        }
      }
      return out.toString();
    }
  }
}
