/**
 * The campaign that is asked for: from a file, from flags, or both; its keys, and the memory of
 * what was submitted. Imported by {@code command}.
 */
@NullMarked
package dev.candor.cli.campaign;

import org.jspecify.annotations.NullMarked;
