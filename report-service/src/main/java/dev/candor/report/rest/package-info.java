/** HTTP edge: pages, results, tables, artifacts. Imported by nobody. */
@NullMarked
package dev.candor.report.rest;

import org.jspecify.annotations.NullMarked;
