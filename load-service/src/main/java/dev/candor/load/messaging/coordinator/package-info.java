/**
 * Kafka, the coordinator's side: decodes what others say, sends what the machine decided. Imported
 * by nobody; wire records and their mapping to the domain stand side by side here.
 */
@NullMarked
package dev.candor.load.messaging.coordinator;

import org.jspecify.annotations.NullMarked;
