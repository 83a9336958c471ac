package dev.candor.metadata.domain.capture;

import java.time.Instant;

/**
 * One reading of one value.
 *
 * @param source the kind of place
 * @param where the exact place, such as {@code argv[4]} or {@code /props total_slots}
 * @param value what stood there: text, number, truth value, list or map
 * @param readAt when, UTC
 */
public record Evidence(Source source, String where, Object value, Instant readAt) {}
