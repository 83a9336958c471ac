package dev.candor.load.messaging.worker;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How the worker's messages are written and read. */
final class Json {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double THOUSAND = 1e3;

  private Json() {}

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
   * @throws IllegalArgumentException naming what is wrong; the message then goes to the dead
   *     letters
   */
  static <T> T read(String text, Class<T> type) {
    try {
      return MAPPER.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "not a " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
    }
  }

  static String time(Instant instant) {
    return TIME.format(instant);
  }

  static Duration duration(double seconds) {
    return Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND));
  }

  static double seconds(long nanos) {
    return Math.round(nanos / NANOS_PER_SECOND * THOUSAND * THOUSAND) / (THOUSAND * THOUSAND);
  }

  /** Rounded to three decimals: figures for people, whose exact form travels as histograms. */
  static double thousandths(double value) {
    return Math.round(value * THOUSAND) / THOUSAND;
  }
}
