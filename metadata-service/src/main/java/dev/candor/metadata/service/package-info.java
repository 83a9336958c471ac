/**
 * The use cases (capture, snapshot, restart, inspect) and the ports they need. May import domain
 * only; edges implement its ports and call it.
 */
@NullMarked
package dev.candor.metadata.service;

import org.jspecify.annotations.NullMarked;
