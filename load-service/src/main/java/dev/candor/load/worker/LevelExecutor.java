package dev.candor.load.worker;

import dev.candor.load.client.Capabilities;
import dev.candor.load.client.ClientLoops;
import dev.candor.load.client.EndpointProbe;
import dev.candor.load.client.EngineEndpoint;
import dev.candor.load.client.LevelPlan;
import dev.candor.load.client.LevelResult;
import dev.candor.load.client.LevelRun;
import dev.candor.load.client.ModelLookup;
import dev.candor.load.client.ProbePlan;
import dev.candor.load.client.ProbeResult;
import dev.candor.load.client.RequestPlan;
import dev.candor.load.domain.prompt.PromptSource;
import dev.candor.load.domain.prompt.TokenSpan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * Carries out one assignment: finds out what the endpoint can do (once per campaign and shape),
 * runs the level, streams its records to disk and hands them over. Not thread-safe: one level at a
 * time.
 */
public final class LevelExecutor {
  private static final int REMEMBERED = 64;
  private static final String AUTO = "auto";

  /** What a probe's answer depends on. */
  private record ProbeKey(
      String campaign,
      String url,
      Object api,
      String model,
      Object sampling,
      TokenSpan promptTokens) {}

  private final ClientLoops loops;
  private final ApiKeys keys;
  private final Path recordsDir;
  private final Optional<RecordStore> store;
  private final Clock wallClock;
  private final LongSupplier nanoClock;
  private final Map<ProbeKey, Capabilities> known = new HashMap<>();

  /**
   * Makes one.
   *
   * @param store takes the records; without one they are dropped
   * @param nanoClock the clock of the loops
   */
  public LevelExecutor(
      ClientLoops loops,
      ApiKeys keys,
      Path recordsDir,
      Optional<RecordStore> store,
      Clock wallClock,
      LongSupplier nanoClock) {
    this.loops = loops;
    this.keys = keys;
    this.recordsDir = recordsDir;
    this.store = store;
    this.wallClock = wallClock;
    this.nanoClock = nanoClock;
  }

  /** Carries it out; empty when it was called off. */
  Optional<LevelReport> execute(Assignment given, ActiveLevel active) throws InterruptedException {
    try {
      Optional<String> key = keys.read(given.apiKeyName());
      EngineEndpoint endpoint = EngineEndpoint.of(given.url(), key);
      Assignment assignment =
          given.model().equals(AUTO)
              ? given.withModel(ModelLookup.only(loops, endpoint, given.connectTimeout()))
              : given;
      ProbeResult probed = probe(assignment, endpoint);
      if (active.isCancelled()) {
        return Optional.empty();
      }
      return switch (probed) {
        case ProbeResult.Unable unable -> failed(assignment, unable.reason());
        case ProbeResult.Able able -> measure(assignment, endpoint, able.capabilities(), active);
      };
    } catch (IOException | IllegalArgumentException e) {
      return failed(given, String.valueOf(e.getMessage()));
    }
  }

  private ProbeResult probe(Assignment assignment, EngineEndpoint endpoint)
      throws InterruptedException {
    ProbeKey key =
        new ProbeKey(
            assignment.key().campaignId(),
            assignment.url(),
            assignment.api(),
            assignment.model(),
            assignment.sampling(),
            assignment.promptTokens());
    Capabilities before = known.get(key);
    if (before != null) {
      return new ProbeResult.Able(before);
    }
    ProbePlan plan =
        new ProbePlan(
            assignment.api(),
            assignment.model(),
            assignment.sampling(),
            Optional.of(assignment.promptTokens()),
            assignment.connectTimeout(),
            assignment.stallTimeout());
    ProbeResult result = new EndpointProbe(loops, endpoint, plan, ~assignment.promptSeed()).run();
    if (result instanceof ProbeResult.Able able) {
      if (known.size() >= REMEMBERED) {
        known.clear();
      }
      known.put(key, able.capabilities());
    }
    return result;
  }

  private Optional<LevelReport> measure(
      Assignment assignment, EngineEndpoint endpoint, Capabilities able, ActiveLevel active)
      throws IOException, InterruptedException {
    Assignment.Key key = assignment.key();
    String name = key.campaignId() + "." + key.windowId() + "." + key.attempt() + "." + key.part();
    Path file = recordsDir.resolve(name.replaceAll("[^A-Za-z0-9._-]", "_") + ".jsonl.gz");
    RecordFile records = new RecordFile(file, nanoClock.getAsLong());
    try {
      LevelRun run = new LevelRun(loops, endpoint, plan(assignment, able), records, wallClock);
      if (!active.begins(run)) {
        return Optional.empty();
      }
      return switch (run.run()) {
        case LevelResult.Cancelled cancelled -> Optional.empty();
        case LevelResult.Failed failure -> failed(assignment, failure.reason());
        case LevelResult.Measured measured -> handOver(assignment, able, measured, records);
      };
    } finally {
      records.close();
      Files.deleteIfExists(file);
    }
  }

  private static LevelPlan plan(Assignment assignment, Capabilities able) {
    RequestPlan request =
        new RequestPlan(
            able.api(),
            assignment.model(),
            assignment.outputTokens(),
            assignment.sampling(),
            able.fields());
    PromptSource prompts =
        new PromptSource(assignment.promptSeed(), assignment.promptTokens(), able.sizing());
    return new LevelPlan(
        assignment.load(),
        request,
        prompts,
        assignment.connectTimeout(),
        assignment.stallTimeout());
  }

  private Optional<LevelReport> handOver(
      Assignment assignment, Capabilities able, LevelResult.Measured measured, RecordFile records)
      throws IOException, InterruptedException {
    LevelReport.Records written =
        records.finish(measured.openNanos(), measured.figures().lengthNanos());
    if (store.isPresent()) {
      store.get().store(records.file(), written.sha256());
    }
    Map<String, String> facts = new TreeMap<>(able.facts());
    facts.putAll(measured.facts());
    return Optional.of(
        new LevelReport.Measured(
            assignment,
            wallClock.instant(),
            measured.figures(),
            measured.client(),
            measured.openedAt(),
            measured.closedAt(),
            Map.copyOf(facts),
            store.map(any -> written)));
  }

  /** The report of a level that ended in a broken contract of ours. */
  LevelReport broken(Assignment assignment, RuntimeException cause) {
    return new LevelReport.Failed(
        assignment, wallClock.instant(), "a fault inside the worker: " + cause);
  }

  private Optional<LevelReport> failed(Assignment assignment, String reason) {
    return Optional.of(new LevelReport.Failed(assignment, wallClock.instant(), reason));
  }
}
