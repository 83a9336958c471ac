/**
 * Asks an endpoint which models it serves. Imported by nobody; implements a port of the service.
 */
@NullMarked
package dev.candor.load.probe;

import org.jspecify.annotations.NullMarked;
