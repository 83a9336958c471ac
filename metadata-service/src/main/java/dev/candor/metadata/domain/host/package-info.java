/** Facts of the machine an engine runs on. Pure; anything in this service may import it. */
@NullMarked
package dev.candor.metadata.domain.host;

import org.jspecify.annotations.NullMarked;
