package dev.candor.cli.command;

import dev.candor.cli.view.Console;
import java.util.Optional;

/** Consoles on this process's own streams. */
final class Consoles {
  private Consoles() {}

  /** Standard output; a changing line where it is a terminal. */
  static Console standard() {
    return new Console(System.out, isTerminal());
  }

  /** Standard error, line by line, which leaves standard output to a program. */
  static Console aside() {
    return new Console(System.err, false);
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).map(java.io.Console::isTerminal).orElse(false);
  }
}
