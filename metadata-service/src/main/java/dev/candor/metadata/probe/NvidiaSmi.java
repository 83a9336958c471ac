package dev.candor.metadata.probe;

import dev.candor.metadata.domain.host.Device;
import dev.candor.metadata.domain.host.NvidiaSmiCsv;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Asks {@code nvidia-smi}, where it is installed, which devices there are. */
public final class NvidiaSmi {
  /**
   * What asking brought.
   *
   * @param devices the devices listed
   * @param note how they were looked for
   */
  public record Found(List<Device> devices, String note) {}

  private static final Pattern PATH_SEPARATOR = Pattern.compile(":");
  private static final int OUTPUT_LIMIT = 256 * 1024;

  private final String searchPath;
  private final Duration limit;

  /**
   * Looks for the tool.
   *
   * @param searchPath folders separated by colons
   * @param limit how long it may take
   */
  public NvidiaSmi(String searchPath, Duration limit) {
    this.searchPath = searchPath;
    this.limit = limit;
  }

  /** Lists the devices; that there is no tool is a fact, not a failure. */
  public Found list() {
    Optional<Path> tool = tool();
    if (tool.isEmpty()) {
      return new Found(List.of(), "no GPU tool found (nvidia-smi): measured on the CPU");
    }
    try {
      return run(tool.get());
    } catch (IOException e) {
      return new Found(List.of(), "nvidia-smi could not be run: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Found(List.of(), "nvidia-smi was interrupted");
    }
  }

  private Found run(Path tool) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                tool.toString(),
                "--query-gpu=" + NvidiaSmiCsv.COLUMNS,
                "--format=csv,noheader,nounits")
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    if (!ended) {
      process.destroyForcibly();
      return new Found(List.of(), "nvidia-smi gave no answer within " + limit.toSeconds() + " s");
    }
    byte[] output = process.getInputStream().readNBytes(OUTPUT_LIMIT);
    String text = new String(output, StandardCharsets.UTF_8);
    List<Device> devices = NvidiaSmiCsv.parse(text);
    if (process.exitValue() != 0 || devices.isEmpty()) {
      String first = text.lines().findFirst().orElse("nothing");
      return new Found(devices, "nvidia-smi ended with " + process.exitValue() + ": " + first);
    }
    return new Found(devices, "listed by nvidia-smi");
  }

  private Optional<Path> tool() {
    return PATH_SEPARATOR
        .splitAsStream(searchPath)
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, "nvidia-smi"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
