/**
 * METHOD's rules by their ids, each judged once: passed, failed, or not evaluable and why. Pure;
 * imported by {@code domain.result}, the use cases and the edges.
 */
@NullMarked
package dev.candor.report.domain.eligibility;

import org.jspecify.annotations.NullMarked;
