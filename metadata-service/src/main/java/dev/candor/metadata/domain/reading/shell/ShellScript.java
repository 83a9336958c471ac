package dev.candor.metadata.domain.reading.shell;

import java.util.List;

/**
 * A shell text as the shell would run it.
 *
 * @param commands simple commands in order
 * @param braceExpanded whether bash turned one unquoted word in braces into several
 * @param warnings what a reader of the line should know
 */
public record ShellScript(
    List<ShellCommand> commands, boolean braceExpanded, List<String> warnings) {
  public ShellScript {
    commands = List.copyOf(commands);
    warnings = List.copyOf(warnings);
  }
}
