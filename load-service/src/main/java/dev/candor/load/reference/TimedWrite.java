package dev.candor.load.reference;

import java.util.List;

/**
 * One write of a stream.
 *
 * @param offsetNanos after the request's arrival
 * @param events JSON texts or {@code [DONE]}, written together
 * @param tokens that they carry
 */
record TimedWrite(long offsetNanos, List<String> events, int tokens) {}
