/**
 * The edge to the machine and to the engine: /proc, HTTP endpoints, host facts, signals and process
 * starts. Implements ports of service; imported by config only.
 */
@NullMarked
package dev.candor.metadata.probe;

import org.jspecify.annotations.NullMarked;
