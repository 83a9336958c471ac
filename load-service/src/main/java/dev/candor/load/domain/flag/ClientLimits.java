package dev.candor.load.domain.flag;

/**
 * Beyond these the harness, not the server, was late ({@code client.saturated}).
 *
 * @param loopDelayP99Millis event-loop delay, 99th percentile
 * @param gcPauseMaxMillis longest collector pause
 * @param cpuShare share of the cores it could use, 0 to 1
 * @param sendLateP99Millis lateness of sending, 99th percentile
 */
public record ClientLimits(
    double loopDelayP99Millis, double gcPauseMaxMillis, double cpuShare, double sendLateP99Millis) {
  /** Limits well above the measuring error that is aimed for (1 ms), well below what users see. */
  public static final ClientLimits DEFAULTS = new ClientLimits(5, 50, 0.9, 5);
}
