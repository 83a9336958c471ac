/**
 * What a campaign file asks for, as values that reject the impossible. Imported by everyone in this
 * service; imports nothing of it.
 */
@NullMarked
package dev.candor.load.domain.campaign.spec;

import org.jspecify.annotations.NullMarked;
