package dev.candor.load.domain.campaign.spec;

import java.time.Duration;

/**
 * When a request is given up.
 *
 * @param connectTimeout from dialling to a connection
 * @param stallTimeout the longest silence inside a stream
 */
public record Limits(Duration connectTimeout, Duration stallTimeout) {}
