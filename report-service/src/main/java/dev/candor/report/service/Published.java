package dev.candor.report.service;

import java.time.Instant;

/** A report that was built: its result file's hash and its tally of rules. */
public record Published(
    String campaignId,
    Instant publishedAt,
    String resultSha256,
    String headline,
    int passed,
    int failed,
    int notEvaluable) {}
