/**
 * The operating-system process behind an engine: identity, command line, listening sockets. Pure;
 * anything in this service may import it.
 */
@NullMarked
package dev.candor.metadata.domain.process;

import org.jspecify.annotations.NullMarked;
