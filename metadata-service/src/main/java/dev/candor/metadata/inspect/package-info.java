/**
 * The one-shot command that prints a configuration, without Quarkus; imported by the main class
 * only.
 */
@NullMarked
package dev.candor.metadata.inspect;

import org.jspecify.annotations.NullMarked;
