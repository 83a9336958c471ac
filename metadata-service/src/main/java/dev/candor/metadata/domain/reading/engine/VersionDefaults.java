package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.FlagTable;
import dev.candor.metadata.domain.reading.text.Json;

/** The defaults of known versions; marked as such and kept apart from what was read. */
final class VersionDefaults {
  private VersionDefaults() {}

  static void write(Engine engine, String version, ReadingBuilder out) {
    for (String line : FlagTable.lines("/engines/defaults.tsv")) {
      String[] columns = line.split("\t", -1);
      boolean from = columns[1].equals("-") || Versions.atLeast(version, columns[1]);
      boolean until = columns[2].equals("-") || !Versions.atLeast(version, columns[2]);
      if (columns[0].equals(engine.wireName())
          && from
          && until
          && version.matches("v?\\d+\\.\\d+.*")) {
        out.byDefault(columns[3], Json.parse(columns[4]).orElse(columns[4]));
      }
    }
  }
}
