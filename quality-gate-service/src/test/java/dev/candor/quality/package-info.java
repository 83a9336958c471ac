/** Tests of the quality-gate-service. */
package dev.candor.quality;
