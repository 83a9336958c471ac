package dev.candor.quality.persistence;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;

/** JSON in columns; what was written by us and cannot be read is a broken contract. */
final class StoredJson {
  private StoredJson() {}

  static String write(ObjectMapper json, Object value) {
    try {
      return json.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not writable as JSON: " + value.getClass().getName(), e);
    }
  }

  static <T> T read(ObjectMapper json, String text, Class<T> type) {
    try {
      return json.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a stored " + type.getSimpleName() + " is unreadable", e);
    }
  }

  static Map<String, Double> readShares(ObjectMapper json, String text) {
    return read(json, text, new TypeReference<Map<String, Double>>() {});
  }

  static Map<String, Boolean> readResults(ObjectMapper json, String text) {
    return read(json, text, new TypeReference<Map<String, Boolean>>() {});
  }

  private static <T> T read(ObjectMapper json, String text, TypeReference<T> type) {
    try {
      return json.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a stored column is unreadable: " + text, e);
    }
  }
}
