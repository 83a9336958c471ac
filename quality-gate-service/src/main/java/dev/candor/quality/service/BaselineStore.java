package dev.candor.quality.service;

import dev.candor.quality.domain.Baseline;
import java.util.List;
import java.util.Optional;

/** Remembers one baseline per model. */
public interface BaselineStore {
  /** The baseline of a model. */
  Optional<Baseline> find(String model);

  /** All baselines, by model name. */
  List<Baseline> all();

  /** Stores a baseline in place of an earlier one. */
  void put(Baseline baseline);
}
