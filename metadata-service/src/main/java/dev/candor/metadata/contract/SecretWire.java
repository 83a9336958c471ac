package dev.candor.metadata.contract;

import dev.candor.metadata.domain.capture.RedactedSecret;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** A redacted secret on the wire. */
@RegisterForReflection
public record SecretWire(String where, String marker) {
  static SecretWire of(RedactedSecret s) {
    return new SecretWire(s.where(), s.marker());
  }
}
