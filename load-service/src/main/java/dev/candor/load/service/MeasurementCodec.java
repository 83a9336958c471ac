package dev.candor.load.service;

import dev.candor.load.domain.merge.Measured;

/** Writes a measurement as its contract has it, and reads it back. */
public interface MeasurementCodec {
  /** The measurement as text. */
  String encode(Measured measured);

  /**
   * The measurement in that text.
   *
   * @throws IllegalArgumentException when it is none
   */
  Measured decode(String text);
}
