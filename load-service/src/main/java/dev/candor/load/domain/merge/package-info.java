/**
 * What workers measured, and how the parts of one level add up. Imported by domain.campaign,
 * domain.flag and, for mapping, by the edges; imports nothing of this service.
 */
@NullMarked
package dev.candor.load.domain.merge;

import org.jspecify.annotations.NullMarked;
