package dev.candor.metadata.contract;

import dev.candor.metadata.domain.capture.ChecklistItem;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Locale;

/** A judged item of METHOD 5 on the wire. */
@RegisterForReflection
public record ChecklistItemWire(String item, String state, String why) {
  static ChecklistItemWire of(ChecklistItem c) {
    return new ChecklistItemWire(hyphens(c.item()), hyphens(c.state()), c.why());
  }

  private static String hyphens(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
