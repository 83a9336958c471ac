/**
 * The worker role: runs the levels that a coordinator assigns, one at a time, and hands over what
 * it measured. Imported by {@code messaging.worker} only; imports {@code client} and {@code
 * domain}.
 */
@NullMarked
package dev.candor.load.worker;

import org.jspecify.annotations.NullMarked;
