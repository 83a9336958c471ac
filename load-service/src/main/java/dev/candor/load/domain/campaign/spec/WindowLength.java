package dev.candor.load.domain.campaign.spec;

import java.time.Duration;

/**
 * How long a steady level is held.
 *
 * @param ramp held before the window opens, zero or more
 * @param length of the window itself, more than zero
 */
public record WindowLength(Duration ramp, Duration length) {}
