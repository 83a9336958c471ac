/** Gate requests in, gate decisions out, over Kafka. An edge: no other edge imports it. */
@NullMarked
package dev.candor.quality.messaging;

import org.jspecify.annotations.NullMarked;
