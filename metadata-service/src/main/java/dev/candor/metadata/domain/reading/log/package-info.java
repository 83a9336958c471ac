/** Reads engine logs; imported by the readers only. */
@NullMarked
package dev.candor.metadata.domain.reading.log;

import org.jspecify.annotations.NullMarked;
