package dev.candor.quality.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where each category's threshold comes from: what the campaign sets; else, for ability with a
 * baseline, one item fewer than the baseline passed; else the size class. A campaign cannot set an
 * integrity category under one half: that would let a broken engine through.
 */
final class Thresholds {
  static final double LOWEST_INTEGRITY = 0.5;

  private final Map<Category, Double> set;
  private final Optional<Baseline> baseline;
  private final ModelSize size;

  Thresholds(Map<Category, Double> set, Optional<Baseline> baseline, ModelSize size) {
    this.set = set;
    this.baseline = baseline;
    this.size = size;
  }

  double of(Category category, int total) {
    Double asked = set.get(category);
    if (asked != null) {
      return category.group() == Group.INTEGRITY ? Math.max(asked, LOWEST_INTEGRITY) : asked;
    }
    if (category.group() == Group.ABILITY && baseline.isPresent()) {
      return Math.max(0, baseline.get().passed(category) - 1) / (double) total;
    }
    return size.threshold(category);
  }

  /** A clause for each threshold that was asked too low. */
  List<String> raised() {
    List<String> raised = new ArrayList<>();
    set.forEach(
        (category, asked) -> {
          if (category.group() == Group.INTEGRITY && asked < LOWEST_INTEGRITY) {
            raised.add(
                "threshold "
                    + asked
                    + " for "
                    + category.wireName()
                    + " raised to "
                    + LOWEST_INTEGRITY);
          }
        });
    return raised;
  }
}
