/**
 * From ended streams to a window's figures: what counts inside the window, histograms, the
 * in-flight integral. Pure Java and HdrHistogram; imported by {@code client} and {@code worker}.
 */
@NullMarked
package dev.candor.load.domain.measure;

import org.jspecify.annotations.NullMarked;
