/**
 * PostgreSQL: stores campaigns and their windows. Imported by nobody; implements the service's
 * store.
 */
@NullMarked
package dev.candor.load.persistence;

import org.jspecify.annotations.NullMarked;
