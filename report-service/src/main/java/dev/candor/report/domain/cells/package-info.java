/**
 * The runs of one shape, load and stream count together, with their statistics. Pure; anyone may
 * import it, and it imports only {@code domain.facts} and {@code domain.statistics}.
 */
@NullMarked
package dev.candor.report.domain.cells;

import org.jspecify.annotations.NullMarked;
