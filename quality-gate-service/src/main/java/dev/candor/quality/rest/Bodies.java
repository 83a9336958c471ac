package dev.candor.quality.rest;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.stream.Collectors;

/** Reads request bodies strictly: unknown fields and missing required ones are errors. */
final class Bodies {
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Bodies() {}

  static <T> T read(String body, Class<T> type) {
    try {
      T value = JSON.readValue(body, type);
      if (value == null) {
        throw new UnreadableBody("$", null, "null where an object is needed");
      }
      return value;
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      String path =
          e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()
              ? mapping.getPath().stream()
                  .map(
                      r ->
                          r.getFieldName() == null
                              ? String.valueOf(r.getIndex())
                              : r.getFieldName())
                  .collect(Collectors.joining("."))
              : "$";
      throw new UnreadableBody(path, at == null ? null : at.getLineNr(), e.getOriginalMessage());
    }
  }

  /** The body is not what its type needs. */
  static final class UnreadableBody extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problem.Violation violation;

    UnreadableBody(String path, @org.jspecify.annotations.Nullable Integer line, String message) {
      super(path + ": " + message);
      this.violation = new Problem.Violation(path, line, message);
    }

    Problem.Violation violation() {
      return violation;
    }
  }
}
