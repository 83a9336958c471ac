/**
 * The streaming HTTP client: connections, one event loop per core, probes, a whole level, and the
 * measure mode. Imported by {@code worker} and by the main class only.
 */
@NullMarked
package dev.candor.load.client;

import org.jspecify.annotations.NullMarked;
