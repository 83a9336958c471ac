/**
 * What was read of a running engine: values with evidence, conflicts, the checklist of METHOD 5 and
 * the difference of two captures. Pure; anything in this service may import it.
 */
@NullMarked
package dev.candor.metadata.domain.capture;

import org.jspecify.annotations.NullMarked;
