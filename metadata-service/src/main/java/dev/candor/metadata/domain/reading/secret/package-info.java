/** Finds secrets and replaces them by keyed markers; any package of this service may import it. */
@NullMarked
package dev.candor.metadata.domain.reading.secret;

import org.jspecify.annotations.NullMarked;
