/**
 * What the other services said happened, as validated values. Pure; anyone may import it, and it
 * imports only {@code domain.statistics}.
 */
@NullMarked
package dev.candor.report.domain.facts;

import org.jspecify.annotations.NullMarked;
