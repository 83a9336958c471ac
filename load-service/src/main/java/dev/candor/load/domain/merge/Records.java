package dev.candor.load.domain.merge;

/**
 * Where the per-request records of one part are kept.
 *
 * @param sha256 the artifact's address
 * @param bytes its size
 * @param mediaType its format
 * @param requests lines in it
 */
public record Records(String sha256, long bytes, String mediaType, long requests) {}
