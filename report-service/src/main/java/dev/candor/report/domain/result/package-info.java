/**
 * One campaign's result: cells of shape, load and streams with their statistics, the verdicts, and
 * what may be said about them. Pure; imported by the use cases and the edges.
 */
@NullMarked
package dev.candor.report.domain.result;

import org.jspecify.annotations.NullMarked;
