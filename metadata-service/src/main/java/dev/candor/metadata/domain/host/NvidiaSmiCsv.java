package dev.candor.metadata.domain.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads {@code nvidia-smi --query-gpu=… --format=csv,noheader,nounits}. */
public final class NvidiaSmiCsv {
  /** The columns to ask for, in the order this reader expects. */
  public static final String COLUMNS =
      "index,uuid,driver_version,memory.total,enforced.power.limit,name";

  private static final int COLUMN_COUNT = 6;

  private NvidiaSmiCsv() {}

  /**
   * The devices listed; lines that are not device rows (a fallen-off device's message) are skipped.
   */
  public static List<Device> parse(String csv) {
    List<Device> devices = new ArrayList<>();
    csv.lines().map(NvidiaSmiCsv::row).flatMap(Optional::stream).forEach(devices::add);
    return List.copyOf(devices);
  }

  private static Optional<Device> row(String line) {
    String[] c = line.split(",", COLUMN_COUNT);
    if (c.length < COLUMN_COUNT || !c[0].strip().matches("\\d{1,4}")) {
      return Optional.empty();
    }
    return Optional.of(
        new Device(
            Integer.parseInt(c[0].strip()),
            c[1].strip(),
            c[5].strip(),
            present(c[2]),
            number(c[3]),
            number(c[4])));
  }

  private static Optional<String> present(String cell) {
    String text = cell.strip();
    boolean absent = text.isEmpty() || text.startsWith("[") || text.equals("N/A");
    return absent ? Optional.empty() : Optional.of(text);
  }

  private static OptionalDouble number(String cell) {
    return present(cell)
        .filter(text -> text.matches("\\d+(\\.\\d+)?"))
        .map(text -> OptionalDouble.of(Double.parseDouble(text)))
        .orElse(OptionalDouble.empty());
  }
}
