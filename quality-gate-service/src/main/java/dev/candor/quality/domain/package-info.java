/**
 * The 50 items, their checkers and the pure judgement over the answers. Plain Java; every other
 * package may import it.
 */
@NullMarked
package dev.candor.quality.domain;

import org.jspecify.annotations.NullMarked;
