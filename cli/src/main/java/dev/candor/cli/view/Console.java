package dev.candor.cli.view;

import java.io.PrintStream;

/**
 * Lines that stay and, on a terminal, one line that changes. Everything goes to one stream; {@code
 * --json} keeps the other one clean.
 */
public final class Console {
  private static final String CLEAR = "\r\u001b[2K";

  private final PrintStream out;
  private final boolean terminal;
  private String status = "";

  /**
   * A console.
   *
   * @param out where text goes
   * @param terminal whether a person watches
   */
  public Console(PrintStream out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** Prints a line that stays. */
  public synchronized void line(String text) {
    if (terminal && !status.isEmpty()) {
      out.print(CLEAR);
    }
    out.println(text);
    redraw();
  }

  /** Replaces the changing line; without a terminal, prints it when its words are new. */
  public synchronized void status(String text, boolean worthALine) {
    if (terminal) {
      status = text;
      out.print(CLEAR);
      redraw();
    } else if (worthALine) {
      out.println(text);
      out.flush();
    }
  }

  /** Takes the changing line away. */
  public synchronized void clear() {
    if (terminal && !status.isEmpty()) {
      out.print(CLEAR);
      out.flush();
    }
    status = "";
  }

  private void redraw() {
    if (terminal) {
      out.print(status);
    }
    out.flush();
  }
}
