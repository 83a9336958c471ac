/**
 * Use cases and the ports they need. Imports the domain; the edges implement its ports and call it.
 */
@NullMarked
package dev.candor.quality.service;

import org.jspecify.annotations.NullMarked;
