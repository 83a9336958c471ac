package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.secret.Secrets;

/** Reads one line of a batch file, for tests in other packages. */
public final class BatchReading {
  private BatchReading() {}

  public static String line(Secrets secrets, String line) {
    SnakeYamlFormats formats = new SnakeYamlFormats();
    return new Batch(new Forms(new ConfigurationReader(secrets, formats), formats)).line(line, 1);
  }
}
