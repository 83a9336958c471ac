package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import dev.candor.infrastructure.PostgresServer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** All processes of one machine: started side by side, watched, and stopped in order. */
public final class Suite implements AutoCloseable, Child.Listener {
  private static final Duration START_LIMIT = Duration.ofMinutes(2);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(20);
  private static final Duration LEARNED_STOP_LIMIT = Duration.ofSeconds(90);
  private static final Duration POLL = Duration.ofMillis(20);

  private final String mode;
  private final DataFolder data;
  private final Ports ports;
  private final Consumer<String> told;
  private final SuiteLock lock;
  private final ChildLauncher launcher = new ChildLauncher();
  private final List<Child> children = new CopyOnWriteArrayList<>();
  private final ProcessRecord self = ProcessRecord.of("candor", ProcessHandle.current(), 0);
  private volatile boolean ready;
  private volatile boolean stopping;
  private volatile Duration stopLimit = STOP_LIMIT;

  private Suite(String mode, DataFolder data, Ports ports, SuiteLock lock, Consumer<String> told) {
    this.mode = mode;
    this.data = data;
    this.ports = ports;
    this.lock = lock;
    this.told = told;
  }

  /**
   * Takes the data folder; nothing is started yet.
   *
   * @param mode {@code run} or {@code up}
   * @param told hears what happens to the processes, a sentence at a time
   * @throws CliException when another suite uses the folder, or a port is taken
   */
  public static Suite claim(
      String mode, DataFolder data, SuiteOptions options, Consumer<String> told) {
    SuiteLock lock =
        SuiteLock.tryTake(data)
            .orElseThrow(
                () ->
                    CliException.noGround(
                        ("Another ./candor (process %s) runs on %s; wait for it, stop it with"
                                + " ./candor down, or use another folder with --data DIR.")
                            .formatted(SuiteLock.holder(data), data.root())));
    Optional<SuiteState> before = SuiteState.read(data);
    before.ifPresent(
        state -> {
          int left = Leftovers.end(state);
          if (left > 0) {
            told.accept("ended %d processes that an earlier run had left".formatted(left));
          }
        });
    data.token();
    Ports ports =
        options
            .portBase()
            .map(Ports::from)
            .orElseGet(() -> PortMemory.read(data).map(Ports::orFree).orElseGet(Ports::free));
    PortMemory.write(data, ports);
    return new Suite(mode, data, ports, lock, told);
  }

  /** Who listens where. */
  public Ports ports() {
    return ports;
  }

  /**
   * Starts everything side by side; returns when load-service serves and the rest is started.
   *
   * @throws CliException when a program is missing or the database cannot be made
   */
  public void start(Project project, SuiteOptions options) {
    AotCaches caches = AotCaches.of(project);
    Programs programs = new Programs(project, caches, options.natively());
    ChildSpecs specs = new ChildSpecs(data, ports, programs, options.reference().isPresent());
    List<ChildSpec> services = specs.services();
    ChildSpec worker = specs.worker();
    try (ExecutorService side = Executors.newVirtualThreadPerTaskExecutor()) {
      CompletableFuture<Void> reference =
          CompletableFuture.runAsync(
              () ->
                  options
                      .reference()
                      .ifPresent(
                          timing ->
                              launch(specs.reference(Answers.arguments(programs, data, timing)))),
              side);
      launch(specs.kafka());
      Child postgres =
          launch(specs.postgres(PostgresServer.prepare(project.programs(), data.postgres())));
      // A service that finds no database at its start gives up, so this one is waited for.
      await(List.of(postgres));
      services.forEach(this::launch);
      if (!options.natively() && caches.isLearning()) {
        stopLimit = LEARNED_STOP_LIMIT;
      }
      reference.join();
      // The worker is not needed before the gate has decided; until then the services have the CPU.
      awaitReady("load-service");
      launch(worker);
    } catch (IOException e) {
      throw CliException.noGround("The database cannot be made ready: " + e.getMessage());
    } catch (CompletionException e) {
      if (e.getCause() instanceof CliException expected) {
        throw expected;
      }
      throw e;
    }
  }

  /**
   * Waits until the named processes serve.
   *
   * @throws CliException with the last lines of its log when one does not
   */
  public void awaitReady(String... names) {
    List<String> wanted = List.of(names);
    await(children.stream().filter(c -> wanted.contains(c.spec().name())).toList());
  }

  /** Waits until every process serves. */
  public void awaitReady() {
    await(children);
    ready = true;
    changed();
  }

  /** Says which process ended too often; whatever runs on the suite cannot go on. */
  public Optional<String> lost() {
    return children.stream()
        .filter(Child::isGivenUp)
        .map(c -> c.spec().name())
        .map(name -> "%s ended too often; see ./candor logs %s.".formatted(name, name))
        .findFirst();
  }

  @Override
  public void said(String sentence) {
    told.accept(sentence);
  }

  @Override
  public synchronized void changed() {
    if (stopping) {
      return;
    }
    try {
      state().write(data);
    } catch (IOException e) {
      told.accept("the state in " + data.root() + " cannot be written: " + e.getMessage());
    }
  }

  /** Stops services first, then broker and database. */
  @Override
  public void close() {
    synchronized (this) {
      stopping = true;
    }
    List<Child> ground =
        children.stream()
            .filter(c -> c.spec().name().equals("kafka") || c.spec().name().equals("postgres"))
            .toList();
    List<Child> rest = new ArrayList<>(children);
    rest.removeAll(ground);
    if (stopLimit.equals(LEARNED_STOP_LIMIT)) {
      told.accept("keeping what was learnt for faster starts; this is done once a build");
    }
    // A broker that dies of a full disk while the services stop would only die again.
    children.forEach(Child::letEnd);
    stop(rest);
    stop(ground);
    try {
      SuiteState.clear(data);
    } catch (IOException e) {
      told.accept("the state in " + data.root() + " cannot be removed: " + e.getMessage());
    }
    lock.close();
  }

  /** Kills everything at once. */
  public void kill() {
    children.forEach(Child::kill);
  }

  private SuiteState state() {
    return new SuiteState(
        mode,
        ready,
        ports,
        self,
        children.stream().map(Child::record).flatMap(Optional::stream).toList());
  }

  private Child launch(ChildSpec spec) {
    Child child = new Child(spec, launcher, new Backoff(System::nanoTime), this);
    children.add(child);
    child.start();
    return child;
  }

  private void stop(List<Child> some) {
    some.forEach(Child::askToStop);
    some.forEach(child -> child.awaitStop(stopLimit));
  }

  private void await(List<Child> some) {
    long limit = System.nanoTime() + START_LIMIT.toNanos();
    for (Child child : some) {
      while (!child.isReady()) {
        if (stopping) {
          throw CliException.noGround("Stopped while starting.");
        }
        if (child.isGivenUp() || System.nanoTime() > limit) {
          throw CliException.noGround(
              "%s did not start. The last lines of %s:%n%s"
                  .formatted(
                      child.spec().name(), child.spec().log(), LogTail.of(child.spec().log(), 15)));
        }
        try {
          Thread.sleep(POLL);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw CliException.noGround("Interrupted while starting.");
        }
      }
    }
  }
}
