/**
 * The one-shot {@code campaign run FILE}, which a Kubernetes Job runs: it submits a campaign file
 * to a coordinator and follows the campaign to its end. It talks REST only; nothing but {@code
 * LoadMain} imports it.
 */
@NullMarked
package dev.candor.load.job;

import org.jspecify.annotations.NullMarked;
