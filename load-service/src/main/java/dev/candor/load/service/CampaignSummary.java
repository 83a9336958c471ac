package dev.candor.load.service;

import java.time.Instant;
import java.util.Optional;

/**
 * One campaign in a list.
 *
 * @param id its id
 * @param name from its file
 * @param state its state's name
 * @param acceptedAt when it was accepted
 * @param endpoint the endpoint's address
 * @param reportUrl its page, once published
 */
public record CampaignSummary(
    String id,
    String name,
    String state,
    Instant acceptedAt,
    String endpoint,
    Optional<String> reportUrl) {}
