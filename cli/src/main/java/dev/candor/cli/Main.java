package dev.candor.cli;

import dev.candor.cli.command.Root;

/** Where {@code ./candor} hands over. */
public final class Main {
  private Main() {}

  /** Runs one command and exits with its status. */
  public static void main(String[] args) {
    System.exit(Root.commandLine().execute(args));
  }
}
