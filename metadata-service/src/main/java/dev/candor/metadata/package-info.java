/** The metadata-service of Candor; its rooms are named in the service's README. */
@NullMarked
package dev.candor.metadata;

import org.jspecify.annotations.NullMarked;
