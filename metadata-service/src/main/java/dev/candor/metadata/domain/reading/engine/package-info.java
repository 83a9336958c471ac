/**
 * One parser per engine, each with the rules of that engine's own; imported by the readers only.
 */
@NullMarked
package dev.candor.metadata.domain.reading.engine;

import org.jspecify.annotations.NullMarked;
