package dev.candor.load.domain.campaign.file;

import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.domain.campaign.spec.EngineSpec;
import dev.candor.load.domain.campaign.spec.GateSpec;
import dev.candor.load.domain.campaign.spec.Limits;
import dev.candor.load.domain.campaign.spec.Sampling;
import dev.candor.load.domain.campaign.spec.Seeds;
import dev.candor.load.domain.campaign.spec.Shape;
import dev.candor.load.domain.campaign.spec.WindowLength;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Reads a document as a campaign, version 1. Every mistake is found in one pass; a value that is
 * wrong is reported and replaced by its default so that the rest can be judged.
 */
public final class CampaignReader {
  /** The value of the key {@code candor} that this reader understands. */
  public static final String VERSION = "campaign/v1";

  private static final Duration TINY = Duration.ofMillis(100);
  private static final Duration HOUR = Duration.ofHours(1);

  private final Optional<String> referenceUrl;
  private final LongSupplier freshSeeds;

  /**
   * @param referenceUrl address of the reference server, driven when a file names no endpoint
   * @param freshSeeds draws a seed for each random dimension that the file leaves open
   */
  public CampaignReader(Optional<String> referenceUrl, LongSupplier freshSeeds) {
    this.referenceUrl = referenceUrl;
    this.freshSeeds = freshSeeds;
  }

  /** Reads the whole document. */
  public Reading read(Doc document) {
    Problems problems = new Problems();
    if (!(document instanceof Doc.Mapping map)) {
      problems.add(
          "",
          document.line(),
          Section.describe(document)
              + " stands here; a campaign file begins with candor: "
              + VERSION);
      return new Reading.Wrong(problems.inOrder());
    }
    CampaignSpec spec = read(new Section(map, "", problems), problems);
    List<Violation> found = problems.inOrder();
    return found.isEmpty() ? new Reading.Right(spec) : new Reading.Wrong(found);
  }

  private CampaignSpec read(Section root, Problems problems) {
    required(root, "candor", VERSION.replace(".", "\\."), VERSION, problems);
    String name = required(root, "name", "[a-z0-9-]{1,40}", "1 to 40 of a-z, 0-9 and -", problems);
    String boundary =
        root.oneOf(
            "sut_boundary",
            List.of("model-engine", "gateway", "firewall", "compound"),
            "model-engine");
    boolean reference = root.value("endpoint").isEmpty();
    Endpoint endpoint = EndpointFields.read(root, referenceUrl, problems);
    EngineSpec engine = EngineFields.read(root);
    List<Shape> shapes = ShapeFields.read(root, problems);
    LadderFields.Ladder ladder = LadderFields.read(root, engine.restartAllowed());
    WindowLength window = window(root);
    Sampling sampling = sampling(root, problems);
    Limits limits = limits(root);
    GateSpec gate = EngineFields.gate(root);
    Seeds seeds = seeds(root);
    referenceTiming(root);
    root.done();
    return new CampaignSpec(
        name,
        boundary,
        endpoint,
        reference,
        engine,
        shapes,
        ladder.levels(),
        ladder.repeats(),
        ladder.restarts(),
        window,
        ladder.bursts(),
        sampling,
        limits,
        gate,
        seeds);
  }

  private static String required(
      Section root, String key, String pattern, String allowed, Problems problems) {
    if (root.value(key).isEmpty()) {
      problems.add(key, root.line(), "missing; use " + allowed);
      return "missing";
    }
    return root.matching(key, pattern, allowed).orElse("wrong");
  }

  private static WindowLength window(Section root) {
    Optional<Section> s = root.section("window");
    Duration ramp = Duration.ofSeconds(20);
    Duration length = Duration.ofMinutes(2);
    if (s.isEmpty()) {
      return new WindowLength(ramp, length);
    }
    WindowLength read =
        new WindowLength(
            s.get().length("ramp", ramp, Duration.ZERO, HOUR),
            s.get().length("length", length, TINY, Duration.ofHours(24)));
    s.get().done();
    return read;
  }

  private static Sampling sampling(Section root, Problems problems) {
    Optional<Section> s = root.section("sampling");
    if (s.isEmpty()) {
      return new Sampling(0, 1, OptionalLong.empty(), true);
    }
    double topP = s.get().decimal("top_p", 0, 1).orElse(1);
    if (topP == 0) {
      problems.add("sampling.top_p", s.get().line(), "0 is not allowed; use more than 0, up to 1");
    }
    Sampling read =
        new Sampling(
            s.get().decimal("temperature", 0, 2).orElse(0),
            topP,
            seedOrNone(s.get()),
            s.get().truth("ignore_eos", true));
    s.get().done();
    return read;
  }

  private static OptionalLong seedOrNone(Section s) {
    boolean none =
        s.value("seed")
            .filter(d -> d instanceof Doc.Scalar v && v.text().equals("none"))
            .isPresent();
    return none ? OptionalLong.empty() : s.whole("seed", 0, Long.MAX_VALUE);
  }

  private static Limits limits(Section root) {
    Optional<Section> s = root.section("limits");
    Duration connect = Duration.ofSeconds(5);
    Duration stall = Duration.ofMinutes(1);
    if (s.isEmpty()) {
      return new Limits(connect, stall);
    }
    Limits read =
        new Limits(
            s.get().length("connect_timeout", connect, TINY, Duration.ofMinutes(5)),
            s.get().length("stall_timeout", stall, TINY, HOUR));
    s.get().done();
    return read;
  }

  private Seeds seeds(Section root) {
    Optional<Section> s = root.section("seeds");
    OptionalLong order = OptionalLong.empty();
    OptionalLong prompts = OptionalLong.empty();
    if (s.isPresent()) {
      order = s.get().whole("level_order", 0, Long.MAX_VALUE);
      prompts = s.get().whole("prompts", 0, Long.MAX_VALUE);
      s.get().done();
    }
    return new Seeds(order.orElseGet(freshSeeds), prompts.orElseGet(freshSeeds));
  }

  /** The cli starts the reference server with these; here they are only judged. */
  private static void referenceTiming(Section root) {
    root.section("reference")
        .ifPresent(
            s -> {
              Duration otherwise = Duration.ZERO;
              s.length("ttft", otherwise, Duration.ZERO, HOUR);
              s.length("itl", otherwise, Duration.ZERO, HOUR);
              s.whole("tokens_per_chunk", 1, 1000);
              s.done();
            });
  }
}
