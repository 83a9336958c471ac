/** The report-service of Candor; its rooms are named in the service's README. */
@NullMarked
package dev.candor.report;

import org.jspecify.annotations.NullMarked;
