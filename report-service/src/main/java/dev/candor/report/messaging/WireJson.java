package dev.candor.report.messaging;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** How messages are read and written: snake_case, strict about numbers that are missing. */
final class WireJson {
  private static final DateTimeFormatter MILLIS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private WireJson() {}

  static ObjectMapper mapper() {
    return MAPPER;
  }

  /** ISO 8601 in UTC with three decimals of a second. */
  static String millis(Instant instant) {
    return MILLIS.format(instant);
  }

  static <T> T required(String path, @Nullable T value) {
    if (value == null) {
      throw new IllegalArgumentException(path + ": is missing or null; a value is required");
    }
    return value;
  }

  static Instant instant(String path, @Nullable String value) {
    return Instant.parse(required(path, value));
  }

  static <T> List<T> list(@Nullable List<T> values) {
    return values == null ? List.of() : values;
  }

  static OptionalDouble optional(@Nullable Double value) {
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** A JSON value as a person would write it: text without quotes, the rest as JSON. */
  static String text(@Nullable JsonNode value) {
    if (value == null || value.isNull() || value.isMissingNode()) {
      return "null";
    }
    return value.isTextual() ? value.asText() : value.toString();
  }

  static Optional<String> word(@Nullable String value) {
    return Optional.ofNullable(value);
  }
}
