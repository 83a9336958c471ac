/**
 * The use cases of the coordinator: submit, cancel, watch, and the driver that takes every campaign
 * to its end. Imported by the edges, which implement its ports; imports domain and config.
 */
@NullMarked
package dev.candor.load.service;

import org.jspecify.annotations.NullMarked;
