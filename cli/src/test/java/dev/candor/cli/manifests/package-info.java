/**
 * Holds the manifests in {@code k8s/} to what a cluster would accept and to the suite's own rules:
 * rendered by kubectl, decoded strictly, every pod restricted. Imported by nothing.
 */
@NullMarked
package dev.candor.cli.manifests;

import org.jspecify.annotations.NullMarked;
