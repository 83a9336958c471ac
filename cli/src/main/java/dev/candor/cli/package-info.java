/** The cli of Candor: runs the whole suite on one machine and follows a campaign. */
@NullMarked
package dev.candor.cli;

import org.jspecify.annotations.NullMarked;
