/**
 * The edge to people and programs over HTTP, with its token check and problem details. Nothing
 * imports it.
 */
@NullMarked
package dev.candor.metadata.rest;

import org.jspecify.annotations.NullMarked;
