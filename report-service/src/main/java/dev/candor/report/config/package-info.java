/** Settings and wiring: clock, directories, limits. Imported by the edges only. */
@NullMarked
package dev.candor.report.config;

import org.jspecify.annotations.NullMarked;
