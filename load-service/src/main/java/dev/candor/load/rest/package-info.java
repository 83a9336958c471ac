/** HTTP: decodes, calls one use case, encodes. Imported by nobody. */
@NullMarked
package dev.candor.load.rest;

import org.jspecify.annotations.NullMarked;
