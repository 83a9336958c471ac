/**
 * A campaign from acceptance to its end: sealed states, legal transitions, and the pure machine
 * that decides what follows an event. Imported by service and, for mapping, by the edges; imports
 * only other domain packages.
 */
@NullMarked
package dev.candor.load.domain.campaign;

import org.jspecify.annotations.NullMarked;
