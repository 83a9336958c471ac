package dev.candor.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.Interrupts;
import dev.candor.cli.campaign.CampaignText;
import dev.candor.cli.campaign.RunBook;
import dev.candor.cli.client.LoadClient;
import dev.candor.cli.client.ReportClient;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.DiskSpace;
import dev.candor.cli.suite.FileCheck;
import dev.candor.cli.suite.Project;
import dev.candor.cli.suite.Suite;
import dev.candor.cli.suite.SuiteOptions;
import dev.candor.cli.suite.SuiteState;
import dev.candor.cli.view.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** One {@code run}: on a suite of its own, or on the one that {@code up} left running. */
record RunSession(
    Optional<Path> file,
    DataFolder data,
    Console console,
    CampaignText text,
    boolean resume,
    boolean natively,
    Optional<Path> out,
    boolean json) {
  private static final double NANOS_PER_S = 1e9;

  int run() throws IOException, InterruptedException {
    Optional<SuiteState> up =
        SuiteState.read(data).filter(s -> s.isRunning() && s.mode().equals("up") && s.ready());
    if (up.isPresent()) {
      console.line("using the suite that is up (page: %s)".formatted(up.get().ports().reportUrl()));
      Running running = new Running(data, up.get());
      return campaign(running.load(), running.report(), running::lost);
    }
    return onOwnSuite();
  }

  private int onOwnSuite() throws IOException, InterruptedException {
    DiskSpace disk = DiskSpace.of(data);
    disk.requireRoom();
    if (natively) {
      Project.current().requireExecutables();
    }
    if (resume) {
      earlier();
    } else {
      FileCheck.require(Project.current(), data, text.yaml(), file);
    }
    Optional<List<String>> reference =
        text.hasEndpoint() ? Optional.empty() : Optional.of(text.referenceArguments());
    SuiteOptions options = new SuiteOptions(natively, reference, Optional.empty());
    long begun = System.nanoTime();
    Suite suite = Suite.claim("run", data, options, sentence -> console.line("  " + sentence));
    AtomicBoolean asked = new AtomicBoolean();
    Thread main = Thread.currentThread();
    Interrupts.on(
        () -> {
          if (asked.getAndSet(true)) {
            suite.kill();
            Runtime.getRuntime().halt(ExitCode.INTERRUPTED);
          }
          console.status("stopping (Ctrl-C again to force)", true);
          main.interrupt();
        });
    DiskSpace.Watch room = disk.watch(main);
    try {
      console.status("starting database, broker and services", true);
      suite.start(Project.current(), options);
      suite.awaitReady("load-service", "reference-server", "kafka");
      console.line(
          "  services are up after %.1f s; live page: %s"
              .formatted((System.nanoTime() - begun) / NANOS_PER_S, suite.ports().reportUrl()));
      LoadClient load = new LoadClient(suite.ports().loadUrl(), data.token());
      ReportClient report = new ReportClient(suite.ports().reportUrl(), data.token());
      return campaign(load, report, suite::lost);
    } catch (CliException | InterruptedException e) {
      if (room.shortage().isPresent()) {
        throw CliException.noGround(room.shortage().get());
      }
      if (asked.get()) {
        throw new InterruptedException("stopped by hand");
      }
      throw e;
    } finally {
      room.close();
      // The stop must not be cut short by the interrupt that asked for it.
      boolean interrupted = Thread.interrupted();
      console.status("stopping", false);
      suite.close();
      console.clear();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private int campaign(LoadClient load, ReportClient report, Supplier<Optional<String>> lost)
      throws IOException, InterruptedException {
    String campaign = resume ? earlier() : submit(load);
    JsonNode end = new Follower(load, console, lost).follow(campaign);
    new Results(data, console, report, out, json).show(campaign, end);
    return Follower.exitCode(end);
  }

  private String earlier() {
    return new RunBook(data.root())
        .find(text.hash())
        .orElseThrow(
            () ->
                CliException.badInput(
                    "Nothing to resume: no campaign was started from exactly this file and flags."
                        + " Run it without --resume."));
  }

  private String submit(LoadClient load) throws IOException {
    boolean own = SuiteState.read(data).filter(s -> s.mode().equals("run")).isPresent();
    if (own) {
      for (JsonNode other : load.list()) {
        if (!Follower.isOver(other)) {
          String id = other.path("campaign_id").asText();
          load.cancel(id);
          console.line(
              "  cancelled the unfinished campaign %s; --resume would have gone on with it"
                  .formatted(id));
        }
      }
    }
    String campaign = load.submit(text.yaml());
    new RunBook(data.root()).note(text.hash(), campaign);
    console.line("  campaign " + campaign);
    return campaign;
  }
}
