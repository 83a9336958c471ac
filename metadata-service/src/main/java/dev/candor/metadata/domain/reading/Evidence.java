package dev.candor.metadata.domain.reading;

/**
 * Where a value was read.
 *
 * @param source kind of source: process, shell, container, pod, compose, environment, config-file
 *     or log
 * @param where the exact place, such as {@code argv[7]} or {@code /etc/vllm/c.yaml line 3}
 * @param value the value as this place gave it: a plain JSON value
 */
public record Evidence(String source, String where, Object value) {}
