package dev.candor.cli.suite;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What runs now, as other invocations read it.
 *
 * @param mode {@code run} or {@code up}
 * @param ready whether every process answered
 * @param ports who listens where
 * @param owner the process that started and watches the others
 * @param processes the others
 */
public record SuiteState(
    String mode, boolean ready, Ports ports, ProcessRecord owner, List<ProcessRecord> processes) {
  private static final String FILE = "suite.json";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Copies the list. */
  public SuiteState {
    processes = List.copyOf(processes);
  }

  /** The state in a data folder; none when nothing was started, or all was stopped. */
  public static Optional<SuiteState> read(DataFolder data) {
    Path file = data.root().resolve(FILE);
    try {
      return Files.exists(file)
          ? Optional.of(JSON.readValue(Files.readAllBytes(file), SuiteState.class))
          : Optional.empty();
    } catch (IOException e) {
      // Half a file cannot be, since it is moved into place; another version's file can.
      return Optional.empty();
    }
  }

  /** Replaces the state in a data folder. */
  public void write(DataFolder data) throws IOException {
    DataFolder.writeOwnerOnly(
        data.root().resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(this));
  }

  /** Forgets the state: nothing runs any more. */
  public static void clear(DataFolder data) throws IOException {
    Files.deleteIfExists(data.root().resolve(FILE));
  }

  /** Whether the owner lives. */
  @JsonIgnore
  public boolean isRunning() {
    return owner.alive().isPresent();
  }
}
