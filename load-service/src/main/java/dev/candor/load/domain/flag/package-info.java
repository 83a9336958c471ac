/**
 * The method's flags and validity of one merged measurement, each with the numbers that raised it.
 * Imported by domain.campaign; imports domain.merge and domain.plan.
 */
@NullMarked
package dev.candor.load.domain.flag;

import org.jspecify.annotations.NullMarked;
