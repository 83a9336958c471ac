package dev.candor.load.persistence;

import dev.candor.load.domain.flag.Flag;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** A flag as a document. */
@RegisterForReflection
record StoredFlag(String rule, String why) {
  static StoredFlag of(Flag flag) {
    return new StoredFlag(flag.rule(), flag.why());
  }

  Flag toDomain() {
    return new Flag(rule, why);
  }
}
