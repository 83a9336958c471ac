package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Capture;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** Rules on what measures, and on what is measured at all (METHOD § 2 and § 10). */
final class HarnessRules {
  private static final List<String> LOOPBACK = List.of("localhost", "::1", "[::1]");

  private HarnessRules() {}

  static List<Rule> rules() {
    return List.of(
        new Rule(
            "reference-engine",
            Effect.BLOCKS,
            "The engine is a model's, not Candor's own timed reference server.",
            "Name a real endpoint: the reference server tests the harness, not a model.",
            HarnessRules::referenceEngine),
        new Rule(
            "harness.calibrated",
            Effect.BLOCKS,
            "Each worker first measures a server of known timing at the planned streams and rate.",
            "Calibrate every worker against the reference server before the ladder.",
            dossier ->
                new Verdict.NotEvaluable(
                    "no calibration ran, so the harness's own error at these streams is unknown")),
        new Rule(
            "harness.same-host",
            Effect.FLAGS,
            "The load generator runs apart from the system under test.",
            "Run the workers on a host of their own.",
            HarnessRules::sameHost),
        new Rule(
            "sut.boundary",
            Effect.FLAGS,
            "The boundary of the system under test is stated.",
            "State sut_boundary in the campaign.",
            dossier ->
                dossier
                    .facts()
                    .campaign()
                    .<Verdict>map(
                        campaign ->
                            new Verdict.Passed("the boundary is the " + campaign.sutBoundary()))
                    .orElseGet(() -> new Verdict.NotEvaluable("the plan has not arrived"))));
  }

  private static Verdict referenceEngine(Dossier dossier) {
    Optional<Campaign> campaign = dossier.facts().campaign();
    if (campaign.isEmpty()) {
      return new Verdict.NotEvaluable("the plan has not arrived");
    }
    return campaign.get().engineIsReferenceServer()
        ? new Verdict.Failed(
            "the engine is Candor's own timed reference server: these figures test the harness and"
                + " say nothing about a model")
        : new Verdict.Passed("the engine is not Candor's reference server");
  }

  private static Verdict sameHost(Dossier dossier) {
    Optional<String> host =
        dossier.facts().campaign().map(campaign -> campaign.endpoint().url()).flatMap(Hosts::of);
    if (host.isEmpty()) {
      return new Verdict.NotEvaluable("the endpoint's host is not known");
    }
    if (!loopback(host.get())) {
      return new Verdict.NotEvaluable(
          "the endpoint is at " + host.get() + "; which host the workers ran on is not recorded");
    }
    return new Verdict.Failed(
        "load generator and engine share a host"
            + dossier.facts().captures().stream()
                .findFirst()
                .flatMap(Capture::host)
                .map(found -> " (" + found.hostname() + ", " + cores(found.cpuCores()) + ")")
                .orElse("")
            + ", so each can take CPU time from the other");
  }

  private static String cores(int count) {
    return count == 1 ? "1 core for both" : count + " cores for both";
  }

  private static boolean loopback(String host) {
    return LOOPBACK.contains(host) || host.startsWith("127.");
  }

  /** Reads hosts out of addresses. */
  private static final class Hosts {
    private static Optional<String> of(String url) {
      try {
        return Optional.ofNullable(URI.create(url).getHost());
      } catch (IllegalArgumentException unreadable) {
        return Optional.empty();
      }
    }
  }
}
