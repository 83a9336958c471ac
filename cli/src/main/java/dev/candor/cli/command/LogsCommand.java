package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.LogTail;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what a process wrote. */
@Command(
    name = "logs",
    mixinStandardHelpOptions = true,
    description = "Show the end of a process's log.",
    footer = {"", "Example: ./candor logs load-service -f"})
final class LogsCommand implements Callable<Integer> {
  private static final long POLL_MS = 200;

  @Parameters(
      paramLabel = "PROCESS",
      description = "load-service, worker, kafka, postgres … as ./candor status lists them.")
  private String process = "";

  @Option(names = "-f", description = "Go on showing what is written.")
  private boolean follow;

  @Option(names = "-n", paramLabel = "LINES", description = "How many lines (default 50).")
  private int lines = 50;

  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() throws IOException, InterruptedException {
    DataFolder folder = data.open();
    Path log = folder.logs().resolve(process + ".log");
    List<String> known = known(folder);
    if (!known.contains(process)) {
      throw CliException.badInput(
          "There is no log of '%s'; there are: %s.".formatted(process, String.join(", ", known)));
    }
    System.out.println(LogTail.of(log, lines));
    if (follow) {
      goOn(log);
    }
    return ExitCode.DONE;
  }

  private static List<String> known(DataFolder folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.logs())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".log"))
          .map(name -> name.substring(0, name.length() - ".log".length()))
          .sorted()
          .toList();
    }
  }

  private static void goOn(Path log) throws IOException, InterruptedException {
    try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
      file.seek(file.length());
      byte[] buffer = new byte[8192];
      while (true) {
        int count = file.read(buffer);
        if (count > 0) {
          System.out.write(buffer, 0, count);
          System.out.flush();
        } else {
          Thread.sleep(POLL_MS);
        }
      }
    }
  }
}
