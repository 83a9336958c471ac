package dev.candor.load.service;

import dev.candor.load.domain.campaign.file.CampaignDocument;
import dev.candor.load.domain.campaign.file.Reading;
import dev.candor.load.domain.campaign.file.Violation;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.plan.Estimate;
import dev.candor.load.domain.plan.Plan;
import dev.candor.load.domain.plan.Planner;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * The one-shot {@code check FILE}: every mistake as {@code FILE:LINE: path: message}, or the plan.
 */
public final class CheckMain {
  private static final String REFERENCE = "http://127.0.0.1:1";
  private static final int BAD_INPUT = 2;

  private CheckMain() {}

  /**
   * Checks one file.
   *
   * @return 0 when it is right, 2 when it is not or cannot be read
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    if (args.length != 1) {
      err.println("check takes one campaign file: check FILE");
      return BAD_INPUT;
    }
    Path file = Path.of(args[0]);
    String text;
    try {
      long size = Files.size(file);
      if (size > YamlDocuments.MAX_BYTES) {
        err.println(file + ": has " + size + " bytes; at most 1 MiB is allowed");
        return BAD_INPUT;
      }
      text = Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      err.println(file + ": cannot be read as UTF-8 text: " + e);
      return BAD_INPUT;
    }
    return switch (new CampaignFiles(Optional.of(REFERENCE), () -> 0).read(text)) {
      case Reading.Right right -> {
        out.print(summary(file, right.spec()));
        yield 0;
      }
      case Reading.Wrong wrong -> {
        for (Violation v : wrong.violations()) {
          String path = v.path().isEmpty() ? "" : v.path() + ": ";
          err.println(file + ":" + v.line() + ": " + path + v.message());
        }
        yield BAD_INPUT;
      }
    };
  }

  private static String summary(Path file, CampaignSpec spec) {
    Plan plan = Planner.plan(spec);
    Duration length = Estimate.from(spec, plan, 0);
    String endpoint = spec.engineIsReference() ? "the reference server" : spec.endpoint().url();
    return """
        %s: right
          campaign   %s against %s
          shapes     %s
          levels     %s streams, bursts %s
          windows    %d in %d repeats, restarts before repeats %s
          estimate   %d min %d s of measuring, without the quality gate
        """
        .formatted(
            file,
            spec.name(),
            endpoint,
            CampaignDocument.shapeNames(spec.shapes()),
            spec.levels(),
            spec.burstStreams(),
            plan.windows().size(),
            spec.repeats(),
            plan.restartBeforeRepeats(),
            length.toMinutes(),
            length.toSecondsPart());
  }
}
