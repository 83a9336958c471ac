/**
 * Settings and the wiring of clocks, threads and plain classes. Nothing imports it but the
 * container.
 */
@NullMarked
package dev.candor.quality.config;

import org.jspecify.annotations.NullMarked;
