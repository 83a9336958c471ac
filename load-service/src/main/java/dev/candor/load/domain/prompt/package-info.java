/**
 * What each request asks: natural-language prompts, unique per request, from a recorded seed, sized
 * to what the server counts; interface and sampling. Pure Java; imported by {@code client} and
 * {@code worker}.
 */
@NullMarked
package dev.candor.load.domain.prompt;

import org.jspecify.annotations.NullMarked;
