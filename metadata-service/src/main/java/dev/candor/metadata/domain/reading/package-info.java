/**
 * Turns what a person pasted or a machine reported about an engine into one normalised
 * configuration; any package of this service may import it.
 */
@NullMarked
package dev.candor.metadata.domain.reading;

import org.jspecify.annotations.NullMarked;
