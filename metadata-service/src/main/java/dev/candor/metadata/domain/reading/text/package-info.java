/**
 * Parsers of the small languages inside command lines and logs: JSON, Python reprs, numbers;
 * imported by the other readers only.
 */
@NullMarked
package dev.candor.metadata.domain.reading.text;

import org.jspecify.annotations.NullMarked;
