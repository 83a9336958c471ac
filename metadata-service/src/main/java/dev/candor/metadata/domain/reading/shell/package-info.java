/**
 * Splits shell text into commands as a shell would, without running anything; imported by the
 * readers only.
 */
@NullMarked
package dev.candor.metadata.domain.reading.shell;

import org.jspecify.annotations.NullMarked;
