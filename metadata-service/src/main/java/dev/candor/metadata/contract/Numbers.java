package dev.candor.metadata.contract;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Optional numbers at the wire, where absent is null. */
final class Numbers {
  private Numbers() {}

  static @Nullable Double orNull(OptionalDouble value) {
    return value.isPresent() ? Double.valueOf(value.getAsDouble()) : null;
  }

  static @Nullable Long orNull(OptionalLong value) {
    return value.isPresent() ? Long.valueOf(value.getAsLong()) : null;
  }
}
