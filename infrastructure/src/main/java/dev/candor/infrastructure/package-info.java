/**
 * A real Kafka and a real PostgreSQL on one machine, without a container engine: what the cli
 * starts for a person and what the services' tests start for themselves. No service depends on it
 * at run time, and it knows no service.
 */
@NullMarked
package dev.candor.infrastructure;

import org.jspecify.annotations.NullMarked;
