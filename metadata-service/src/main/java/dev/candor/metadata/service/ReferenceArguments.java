package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.Evidence;
import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.capture.Source;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Reads the options of Candor's own reference server: {@code --name value} pairs. */
final class ReferenceArguments {
  private ReferenceArguments() {}

  static List<FieldReading> read(List<String> argv, Instant now) {
    List<FieldReading> out = new ArrayList<>();
    for (int i = argv.indexOf("reference-server") + 1; i < argv.size() - 1; i++) {
      String word = argv.get(i);
      if (word.startsWith("--") && !argv.get(i + 1).startsWith("--")) {
        String name = "reference_" + word.substring(2).replace('-', '_');
        String value = argv.get(i + 1);
        out.add(
            new FieldReading(
                name, new Evidence(Source.PROCESS, "argv[" + (i + 1) + "]", value, now)));
        i++;
      }
    }
    return out;
  }
}
