package dev.candor.report.config;

import io.quarkus.runtime.annotations.RegisterForReflection;
import org.HdrHistogram.Histogram;

/** HdrHistogram creates what it decodes by reflection; a native executable must be told. */
@RegisterForReflection(targets = Histogram.class)
final class NativeHints {
  private NativeHints() {}
}
