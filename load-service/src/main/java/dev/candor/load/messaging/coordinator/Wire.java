package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How messages are written and read: snake_case JSON, times in UTC with milliseconds. */
final class Wire {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private Wire() {}

  static String write(Object message) {
    try {
      return MAPPER.writeValueAsString(message);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a message cannot be written: " + message.getClass(), e);
    }
  }

  /**
   * Reads a message.
   *
   * @throws IllegalArgumentException when it is none of that kind, naming what is missing
   */
  static <T> T read(String text, Class<T> kind) {
    try {
      ObjectReader reader = MAPPER.readerFor(kind);
      T message = reader.readValue(text);
      if (message == null) {
        throw new IllegalArgumentException("the message is null");
      }
      return message;
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "not a " + kind.getSimpleName() + ": " + e.getOriginalMessage(), e);
    }
  }

  static String time(Instant instant) {
    return TIME.format(instant);
  }

  static double seconds(Duration duration) {
    return duration.toMillis() / 1000.0;
  }
}
