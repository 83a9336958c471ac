/**
 * Where an engine answers and what its answers mean: address rules, engine kinds, and the readers
 * of each engine's JSON. Pure; anything in this service may import it.
 */
@NullMarked
package dev.candor.metadata.domain.endpoint;

import org.jspecify.annotations.NullMarked;
