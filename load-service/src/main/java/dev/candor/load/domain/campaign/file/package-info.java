/**
 * Reads a parsed document into a campaign specification, or lists every mistake with its line and
 * path. Imported by service; imports only domain.campaign.spec.
 */
@NullMarked
package dev.candor.load.domain.campaign.file;

import org.jspecify.annotations.NullMarked;
