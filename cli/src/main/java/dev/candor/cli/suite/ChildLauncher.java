package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts processes that end with us, however we end: where the system has {@code setpriv}, the
 * kernel sends each its stop signal when we die. Each is in a session of its own, so that Ctrl-C
 * reaches us alone and we stop them in order.
 *
 * <p>The kernel counts the thread that started a process as its parent, so all are started by one
 * thread, which lives as long as this JVM.
 */
final class ChildLauncher {
  private final ExecutorService parent =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("parent").factory());
  private final boolean hasSetsid = onPath("setsid");
  private final boolean hasSetpriv = onPath("setpriv");

  /**
   * Starts a process.
   *
   * @throws CliException when its program cannot be started
   */
  Process start(ChildSpec spec) {
    List<String> command = new ArrayList<>();
    if (hasSetsid) {
      command.add("setsid");
    }
    if (hasSetpriv) {
      command.addAll(List.of("setpriv", "--pdeathsig", spec.stop().name()));
    }
    command.addAll(spec.command());
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectInput(Redirect.from(new File("/dev/null")))
            .redirectOutput(Redirect.appendTo(spec.log().toFile()));
    builder.environment().putAll(spec.environment());
    return inParentThread(
        () -> {
          try {
            return builder.start();
          } catch (IOException e) {
            throw CliException.noGround(
                "%s cannot be started: %s".formatted(spec.name(), e.getMessage()));
          }
        });
  }

  private Process inParentThread(Callable<Process> start) {
    try {
      return parent.submit(start).get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CliException expected) {
        throw expected;
      }
      throw new IllegalStateException("a process could not be started", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a process was starting", e);
    }
  }

  /** Whether a program is on the search path. */
  static boolean onPath(String program) {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, program))) {
        return true;
      }
    }
    return false;
  }
}
