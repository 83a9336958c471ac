/**
 * Restarting an engine with proof: the request, the states and the outcome. Pure; anything in this
 * service may import it.
 */
@NullMarked
package dev.candor.metadata.domain.restart;

import org.jspecify.annotations.NullMarked;
