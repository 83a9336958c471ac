package dev.candor.load.domain.measure;

/**
 * How late the harness itself was during the window.
 *
 * @param loopDelayP99Ms time that a task waited for its event loop, 99th percentile
 * @param loopDelayMaxMs the longest such wait
 * @param gcPauseTotalMs time in garbage collection
 * @param gcPauseMaxMs the most that one look at the collectors (every 10 ms) found
 * @param cpuShare CPU time of this process / (window · cores it may use)
 * @param sendLateP99Ms sent − (wanted and connection free), 99th percentile
 */
public record ClientGuilt(
    double loopDelayP99Ms,
    double loopDelayMaxMs,
    double gcPauseTotalMs,
    double gcPauseMaxMs,
    double cpuShare,
    double sendLateP99Ms) {}
