/** The load-service of Candor; its rooms are named in the service's README. */
@NullMarked
package dev.candor.load;

import org.jspecify.annotations.NullMarked;
