package dev.candor.cli.suite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The end of a log. */
public final class LogTail {
  private LogTail() {}

  /** The last lines, newest last; a remark when there is no log. */
  public static String of(Path log, int count) {
    try {
      // ISO 8859-1 reads any bytes: a log that was cut in mid-character must still be shown.
      List<String> lines =
          new String(Files.readAllBytes(log), StandardCharsets.ISO_8859_1).lines().toList();
      return String.join(
          System.lineSeparator(), lines.subList(Math.max(0, lines.size() - count), lines.size()));
    } catch (IOException e) {
      return "(no log)";
    }
  }
}
