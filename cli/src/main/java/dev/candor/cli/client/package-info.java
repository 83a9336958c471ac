/**
 * The services' REST and server-sent events, as a caller sees them. Imported by {@code command}.
 */
@NullMarked
package dev.candor.cli.client;

import org.jspecify.annotations.NullMarked;
