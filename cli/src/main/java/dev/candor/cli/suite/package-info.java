/**
 * The processes of one machine: where their data lies, how each is started, watched, started again
 * and stopped. Imported by {@code command}; knows nothing of campaigns.
 */
@NullMarked
package dev.candor.cli.suite;

import org.jspecify.annotations.NullMarked;
