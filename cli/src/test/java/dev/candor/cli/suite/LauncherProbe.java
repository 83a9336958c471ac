package dev.candor.cli.suite;

import dev.candor.cli.suite.ChildSpec.StopSignal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A parent to be killed: starts a process that would outlive it, and says which. */
public final class LauncherProbe {
  private LauncherProbe() {}

  /** Starts the process from a thread that ends at once, and waits to be killed. */
  public static void main(String[] args) throws InterruptedException {
    ChildLauncher launcher = new ChildLauncher();
    ChildSpec spec =
        new ChildSpec(
            "sleep",
            List.of("sleep", "600"),
            Map.of(),
            Path.of(args[0]),
            0,
            StopSignal.TERM,
            new Readiness.Accepts(0));
    Thread.ofPlatform().start(() -> System.out.println(launcher.start(spec).pid())).join();
    Thread.currentThread().join();
  }
}
