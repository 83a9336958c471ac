package dev.candor.report.service;

import java.time.Instant;

/**
 * One message as it is kept.
 *
 * @param happenedAt the sender's time; of two with one key, the later is kept
 * @param payload the JSON as it arrived
 */
public record StoredMessage(
    String campaignId, FactKind kind, String naturalKey, Instant happenedAt, String payload) {}
