/**
 * The edge to PostgreSQL: what was asked for, what was read and what is still owed. Nothing imports
 * it.
 */
@NullMarked
package dev.candor.metadata.persistence;

import org.jspecify.annotations.NullMarked;
