package dev.candor.load.domain.merge;

/**
 * How well the harness itself kept up, in milliseconds where named so.
 *
 * @param loopDelayP99Millis event-loop delay, 99th percentile
 * @param loopDelayMaxMillis event-loop delay, worst
 * @param gcPauseTotalMillis sum of collector pauses
 * @param gcPauseMaxMillis longest collector pause
 * @param cpuShare share of the cores it could use, 0 to 1
 * @param sendLateP99Millis how late requests were sent, 99th percentile
 */
public record ClientHealth(
    double loopDelayP99Millis,
    double loopDelayMaxMillis,
    double gcPauseTotalMillis,
    double gcPauseMaxMillis,
    double cpuShare,
    double sendLateP99Millis) {

  /** The worse of the two in every respect. */
  ClientHealth worse(ClientHealth other) {
    return new ClientHealth(
        Math.max(loopDelayP99Millis, other.loopDelayP99Millis),
        Math.max(loopDelayMaxMillis, other.loopDelayMaxMillis),
        Math.max(gcPauseTotalMillis, other.gcPauseTotalMillis),
        Math.max(gcPauseMaxMillis, other.gcPauseMaxMillis),
        Math.max(cpuShare, other.cpuShare),
        Math.max(sendLateP99Millis, other.sendLateP99Millis));
  }
}
