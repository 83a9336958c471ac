/** Text for the terminal, from plain values. Imported by {@code command}. */
@NullMarked
package dev.candor.cli.view;

import org.jspecify.annotations.NullMarked;
