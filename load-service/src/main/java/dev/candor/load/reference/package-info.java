/**
 * The reference server: an OpenAI-compatible server whose timing is known, to calibrate against and
 * to show a campaign without an engine. Imported by the main class only; knows nothing of the rest.
 */
@NullMarked
package dev.candor.load.reference;

import org.jspecify.annotations.NullMarked;
