/**
 * How bytes of a server-sent event stream become token arrivals: scanner, chunk reader, token
 * attribution. Pure Java; imported by {@code domain.measure}, {@code client} and {@code worker}.
 */
@NullMarked
package dev.candor.load.domain.stream;

import org.jspecify.annotations.NullMarked;
