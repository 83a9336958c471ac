/**
 * Settings and wiring: the only place where a clock, an executor and the probes are made. Imported
 * by nothing.
 */
@NullMarked
package dev.candor.metadata.config;

import org.jspecify.annotations.NullMarked;
