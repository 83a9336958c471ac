/** PostgreSQL and file-system edge: messages, reports and artifacts. Imported by nobody. */
@NullMarked
package dev.candor.report.persistence;

import org.jspecify.annotations.NullMarked;
