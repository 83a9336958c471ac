package dev.candor.cli.suite;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Ends processes that an earlier owner recorded and could not stop. Never goes by name. */
public final class Leftovers {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private Leftovers() {}

  /**
   * Ends what is left of a state whose owner is dead.
   *
   * @return how many were found
   */
  public static int end(SuiteState state) {
    List<ProcessHandle> left =
        state.processes().stream().map(ProcessRecord::alive).flatMap(Optional::stream).toList();
    left.forEach(ProcessHandle::destroy);
    CompletableFuture<?>[] ends =
        left.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(ends)
        .completeOnTimeout(null, LIMIT.toSeconds(), TimeUnit.SECONDS)
        .join();
    left.stream().filter(ProcessHandle::isAlive).forEach(ProcessHandle::destroyForcibly);
    return left.size();
  }
}
