package dev.candor.load.worker;

import java.io.IOException;
import java.nio.file.Path;

/** Takes a level's records over. */
@FunctionalInterface
public interface RecordStore {

  /**
   * Stores the file under its hash; returns when it is stored.
   *
   * @throws IOException when it could not be, with a sentence that says what to do
   */
  void store(Path file, String sha256) throws IOException, InterruptedException;
}
