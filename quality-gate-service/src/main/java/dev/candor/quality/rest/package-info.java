/** Gates, items and baselines over HTTP. An edge: no other edge imports it. */
@NullMarked
package dev.candor.quality.rest;

import org.jspecify.annotations.NullMarked;
