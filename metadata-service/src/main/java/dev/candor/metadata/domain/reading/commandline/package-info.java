/** Finds the engine in an argv and holds the flag tables; imported by the readers only. */
@NullMarked
package dev.candor.metadata.domain.reading.commandline;

import org.jspecify.annotations.NullMarked;
