/**
 * What an engine and its host were doing at one instant, out of the engine's Prometheus text. Pure;
 * anything in this service may import it.
 */
@NullMarked
package dev.candor.metadata.domain.load;

import org.jspecify.annotations.NullMarked;
