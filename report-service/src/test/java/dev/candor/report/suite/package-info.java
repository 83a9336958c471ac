/** The whole service on a real Kafka and a real PostgreSQL. */
package dev.candor.report.suite;
