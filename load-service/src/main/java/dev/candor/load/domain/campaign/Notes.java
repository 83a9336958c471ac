package dev.candor.load.domain.campaign;

import dev.candor.load.domain.campaign.Effect.Note;
import dev.candor.load.domain.campaign.Effect.Severity;
import dev.candor.load.domain.flag.Flag;
import java.util.List;
import java.util.Locale;

/** Puts what happened to a window into one line. */
final class Notes {
  private Notes() {}

  static Note recorded(WindowRun run) {
    String what = "repeat " + run.window().repeat() + ", " + run.window().words();
    return switch (run.state()) {
      case VALID ->
          new Note(
              Severity.INFO,
              String.format(
                  Locale.ROOT,
                  "%s: %.1f tokens/s%s",
                  what,
                  run.measurement().orElseThrow().aggregateTps(),
                  flags(run.flags())));
      case INVALID ->
          new Note(Severity.WARNING, what + ": invalid, " + run.reason().orElse("unknown"));
      case VOID ->
          new Note(
              Severity.WARNING,
              what + ", attempt " + run.attempt() + ": void, " + run.reason().orElse("unknown"));
    };
  }

  private static String flags(List<Flag> flags) {
    return flags.isEmpty()
        ? ""
        : " [" + String.join(", ", flags.stream().map(Flag::rule).toList()) + "]";
  }
}
