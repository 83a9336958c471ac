/** What a person types: one class per command. Imported by {@code Main} alone. */
@NullMarked
package dev.candor.cli.command;

import org.jspecify.annotations.NullMarked;
