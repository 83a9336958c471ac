package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.Interrupts;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.DiskSpace;
import dev.candor.cli.suite.Project;
import dev.candor.cli.suite.Suite;
import dev.candor.cli.suite.SuiteOptions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The process behind {@code up}: starts the suite and watches it until SIGTERM. */
@Command(name = "supervise", hidden = true)
final class SuperviseCommand implements Callable<Integer> {
  @Option(names = "--port-base")
  private @Nullable Integer portBase;

  @Option(names = "--native")
  private boolean natively;

  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() {
    DataFolder folder = data.open();
    SuiteOptions options =
        new SuiteOptions(natively, Optional.of(List.of()), Optional.ofNullable(portBase));
    DiskSpace disk = DiskSpace.of(folder);
    disk.requireRoom();
    Suite suite = Suite.claim("up", folder, options, System.out::println);
    CountDownLatch stop = new CountDownLatch(1);
    Thread main = Thread.currentThread();
    Interrupts.on(
        () -> {
          stop.countDown();
          main.interrupt();
        });
    DiskSpace.Watch room = disk.watch(main);
    try {
      suite.start(Project.current(), options);
      suite.awaitReady();
      stop.await();
    } catch (InterruptedException | CliException e) {
      if (room.shortage().isPresent()) {
        throw CliException.noGround(room.shortage().get());
      }
      if (e instanceof CliException expected) {
        throw expected;
      }
      System.out.println("asked to stop");
    } finally {
      room.close();
      Thread.interrupted();
      suite.close();
    }
    return ExitCode.DONE;
  }
}
