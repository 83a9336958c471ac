package dev.candor.report.service;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** Keeps raw data by its SHA-256. */
public interface ArtifactStore {
  /** A stored artifact: its file, length and media type. */
  record Artifact(String sha256, Path file, long bytes, String mediaType) {}

  /** How storing ended. */
  sealed interface Outcome {
    /** Stored now, or already there. */
    record Stored(boolean created, long bytes) implements Outcome {}

    /** The content has another hash. */
    record Mismatch(String actual) implements Outcome {}

    /** The content is longer than the limit, in bytes. */
    record TooLarge(long limit) implements Outcome {}
  }

  /**
   * Stores content under its hash. It appears whole or not at all.
   *
   * @param sha256 64 lower-case hexadecimal digits
   * @throws NoSpaceException when the disk is full
   * @throws IOException when the content cannot be read to its end
   */
  Outcome store(String sha256, String mediaType, InputStream content, Instant now)
      throws IOException;

  /** Finds an artifact. */
  Optional<Artifact> find(String sha256);
}
