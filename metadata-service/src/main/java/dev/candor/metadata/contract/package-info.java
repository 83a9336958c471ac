/**
 * Wire types of the messages and REST bodies of this service, with their mapping to the domain. May
 * be imported by messaging, rest and persistence, which store and serve the same documents.
 */
@NullMarked
package dev.candor.metadata.contract;

import org.jspecify.annotations.NullMarked;
