package dev.candor.load.worker;

import dev.candor.load.client.ClientLoops;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;

/** A worker with all that it is made of, put together from its settings. */
public final class WorkerParts implements AutoCloseable {
  private final ClientLoops loops;
  private final Worker worker;

  private WorkerParts(ClientLoops loops, Worker worker) {
    this.loops = loops;
    this.worker = worker;
  }

  /**
   * Puts a worker together.
   *
   * @param outbox sends a report; blocks until it is sent
   */
  public static WorkerParts of(WorkerConfig config, Consumer<LevelReport> outbox, Clock clock) {
    ClientLoops loops = ClientLoops.perCore();
    Optional<RecordStore> store =
        config
            .reportUrl()
            .map(url -> new ArtifactUpload(url, config.tokenFile(), config.uploadFor()));
    LevelExecutor executor =
        new LevelExecutor(
            loops,
            new ApiKeys(config.keysDir()),
            config.recordsDir(),
            store,
            clock,
            System::nanoTime);
    return new WorkerParts(loops, new Worker(executor, outbox, System::nanoTime));
  }

  /** The worker. */
  public Worker worker() {
    return worker;
  }

  @Override
  public void close() {
    worker.close();
    loops.close();
  }
}
