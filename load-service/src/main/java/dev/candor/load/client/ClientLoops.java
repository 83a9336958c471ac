package dev.candor.load.client;

import io.netty.channel.EventLoop;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * The event loops of one process, one per core, started once. A stream lives on one loop and never
 * crosses threads.
 */
public final class ClientLoops implements AutoCloseable {
  private final NioEventLoopGroup group;
  private final List<ClientLoop> loops;
  private final LongSupplier clock;

  /**
   * Starts the loops.
   *
   * @param count 1 or more; the number of cores is right
   * @param clock monotonic, in nanoseconds; {@code System::nanoTime} outside of tests
   */
  public ClientLoops(int count, LongSupplier clock) {
    this.clock = clock;
    group = new NioEventLoopGroup(count, new DefaultThreadFactory("candor-client", true));
    loops =
        IntStream.range(0, count)
            .mapToObj(i -> new ClientLoop((EventLoop) group.next(), clock))
            .toList();
  }

  /** One loop per core that this process may use. */
  public static ClientLoops perCore() {
    return new ClientLoops(Runtime.getRuntime().availableProcessors(), System::nanoTime);
  }

  List<ClientLoop> loops() {
    return loops;
  }

  ClientLoop any() {
    return loops.getFirst();
  }

  long nanos() {
    return clock.getAsLong();
  }

  @Override
  public void close() {
    var _ = group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
  }
}
