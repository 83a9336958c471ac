/** What the gate remembers in PostgreSQL. An edge: repositories are private to it. */
@NullMarked
package dev.candor.quality.persistence;

import org.jspecify.annotations.NullMarked;
