package dev.candor.metadata.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Reads and writes wire records: a missing required member is an error, an unknown one is not. */
public final class ContractJson {
  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private ContractJson() {}

  /** Writes a wire record. */
  public static String write(Object wire) {
    try {
      return MAPPER.writeValueAsString(wire);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("wire record cannot be written: " + wire.getClass(), e);
    }
  }

  /**
   * Reads a wire record.
   *
   * @throws IllegalArgumentException naming the member that is missing or wrong
   */
  public static <T> T read(String json, Class<T> type) {
    try {
      return MAPPER.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(type.getSimpleName() + ": " + e.getOriginalMessage(), e);
    }
  }

  /** The mapper itself, for plain trees. */
  public static JsonMapper mapper() {
    return MAPPER;
  }

  /** An instant as ISO-8601 in UTC with milliseconds. */
  public static String time(Instant instant) {
    return MILLIS.format(instant);
  }
}
