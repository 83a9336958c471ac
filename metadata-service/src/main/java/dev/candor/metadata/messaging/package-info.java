/**
 * The edge to Kafka: consumers of requests and the publisher of what was read. Nothing imports it.
 */
@NullMarked
package dev.candor.metadata.messaging;

import org.jspecify.annotations.NullMarked;
