/**
 * Turns runs and histograms into figures that carry their range, count and coverage. Pure; anyone
 * may import it.
 */
@NullMarked
package dev.candor.report.domain.statistics;

import org.jspecify.annotations.NullMarked;
