package dev.candor.load.domain.campaign;

import java.util.ArrayList;
import java.util.List;

/**
 * The campaign after an event, and what follows from it.
 *
 * @param campaign as it is to be stored
 * @param effects to be noted with it and said after it was stored, in order
 */
public record Turn(Campaign campaign, List<Effect> effects) {
  static Turn unchanged(Campaign campaign) {
    return new Turn(campaign, List.of());
  }

  static Turn of(Campaign campaign, Effect... effects) {
    return new Turn(campaign, List.of(effects));
  }

  /** Effects that come before those already here. */
  Turn after(List<? extends Effect> earlier) {
    List<Effect> all = new ArrayList<>(earlier);
    all.addAll(effects);
    return new Turn(campaign, List.copyOf(all));
  }
}
