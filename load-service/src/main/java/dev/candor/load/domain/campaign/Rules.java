package dev.candor.load.domain.campaign;

import dev.candor.load.domain.flag.ClientLimits;
import java.time.Duration;

/**
 * How patient the coordinator is.
 *
 * @param capture for a serving configuration
 * @param gate for the quality gate
 * @param snapshot for the snapshot before a window
 * @param engineReady for a restarted engine to answer; passed on to who restarts it
 * @param restart for word of a restart
 * @param report for the report, before the campaign ends without one
 * @param windowGrace for a measurement, beyond ramp, window and the longest stall
 * @param burst for a burst
 * @param retryPause before an attempt that follows a failed one
 * @param maxAttempts attempts at a window, 1 or more
 * @param streamsPerWorker streams above which a level is split over workers
 * @param clientLimits when the harness itself was late
 */
public record Rules(
    Duration capture,
    Duration gate,
    Duration snapshot,
    Duration engineReady,
    Duration restart,
    Duration report,
    Duration windowGrace,
    Duration burst,
    Duration retryPause,
    int maxAttempts,
    int streamsPerWorker,
    ClientLimits clientLimits) {}
