/**
 * Settings of the coordinator, and the wiring of clock and randomness. Imported by service and the
 * edges.
 */
@NullMarked
package dev.candor.load.config;

import org.jspecify.annotations.NullMarked;
