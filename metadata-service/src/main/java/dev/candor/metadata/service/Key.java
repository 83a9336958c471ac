package dev.candor.metadata.service;

/**
 * The natural key of a piece of work: what makes a second delivery recognisable.
 *
 * @param campaignId the campaign
 * @param part the capture id, the restart id, or window, attempt and phase joined by slashes
 */
public record Key(String campaignId, String part) {}
