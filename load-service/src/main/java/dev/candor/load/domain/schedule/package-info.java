/**
 * When requests start: load kinds and arrival schedules, as pure functions that know no clock, no
 * thread and no protocol. Imported by {@code client} and {@code worker}.
 */
@NullMarked
package dev.candor.load.domain.schedule;

import org.jspecify.annotations.NullMarked;
