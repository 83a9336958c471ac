/**
 * Kafka edge: wire records of the messages read and written, and their mapping to the domain.
 * Imported by nobody.
 */
@NullMarked
package dev.candor.report.messaging;

import org.jspecify.annotations.NullMarked;
