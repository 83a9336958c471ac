/** Reads configuration that is given by environment variables; imported by the readers only. */
@NullMarked
package dev.candor.metadata.domain.reading.environment;

import org.jspecify.annotations.NullMarked;
