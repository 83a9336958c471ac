/**
 * The windows of a campaign in the order they are to be measured, drawn from recorded seeds; and
 * how long they will take. Imported by service, the edges and domain.campaign.
 */
@NullMarked
package dev.candor.load.domain.plan;

import org.jspecify.annotations.NullMarked;
