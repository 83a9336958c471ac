/** The quality-gate-service of Candor; its rooms are named in the service's README. */
@NullMarked
package dev.candor.quality;

import org.jspecify.annotations.NullMarked;
