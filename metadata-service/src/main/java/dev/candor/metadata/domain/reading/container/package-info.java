/** Reads container lines, inspect output, compose files and pods; imported by the readers only. */
@NullMarked
package dev.candor.metadata.domain.reading.container;

import org.jspecify.annotations.NullMarked;
