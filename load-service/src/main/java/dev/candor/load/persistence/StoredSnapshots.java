package dev.candor.load.persistence;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.candor.load.domain.flag.Snapshots;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Snapshots as a document. */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
record StoredSnapshots(
    @Nullable StoredReading before, @Nullable StoredReading during, @Nullable StoredReading after) {

  /** One reading. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record StoredReading(
      @Nullable Double running, @Nullable Double waiting, @Nullable Double preemptions) {

    static @Nullable StoredReading of(Optional<Snapshots.Reading> reading) {
      return reading
          .map(
              r ->
                  new StoredReading(boxed(r.running()), boxed(r.waiting()), boxed(r.preemptions())))
          .orElse(null);
    }

    Snapshots.Reading toDomain() {
      return new Snapshots.Reading(unboxed(running), unboxed(waiting), unboxed(preemptions));
    }

    private static @Nullable Double boxed(OptionalDouble value) {
      return value.isPresent() ? (Double) value.getAsDouble() : null;
    }

    private static OptionalDouble unboxed(@Nullable Double value) {
      return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
  }

  static StoredSnapshots of(Snapshots s) {
    return new StoredSnapshots(
        StoredReading.of(s.before()), StoredReading.of(s.during()), StoredReading.of(s.after()));
  }

  Snapshots toDomain() {
    return new Snapshots(domain(before), domain(during), domain(after));
  }

  private static Optional<Snapshots.Reading> domain(@Nullable StoredReading reading) {
    return Optional.ofNullable(reading).map(StoredReading::toDomain);
  }
}
