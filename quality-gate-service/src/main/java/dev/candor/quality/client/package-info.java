/**
 * Asks an OpenAI-compatible engine. An edge: imports service and domain, and no other edge imports
 * it.
 */
@NullMarked
package dev.candor.quality.client;

import org.jspecify.annotations.NullMarked;
