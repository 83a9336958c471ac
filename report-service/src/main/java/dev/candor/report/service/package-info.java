/**
 * Use cases: take a fact in, publish a report, answer questions about it. Imported by the edges;
 * knows them only through the ports it declares.
 */
@NullMarked
package dev.candor.report.service;

import org.jspecify.annotations.NullMarked;
