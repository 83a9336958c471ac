/**
 * The worker's messages: assignments in, measurements and heartbeats out. Thin: decode, call,
 * encode. Imported by nobody.
 */
@NullMarked
package dev.candor.load.messaging.worker;

import org.jspecify.annotations.NullMarked;
