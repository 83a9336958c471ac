package dev.candor.quality.service;

import dev.candor.quality.domain.Baseline;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.Group;
import dev.candor.quality.domain.InvalidInput;
import dev.candor.quality.domain.ItemResult;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Stores and finds what models passed when they were known to be served well. */
public final class BaselineService {
  private final BaselineStore baselines;
  private final GateStore gates;
  private final Clock clock;

  /** Puts the service together. */
  public BaselineService(BaselineStore baselines, GateStore gates, Clock clock) {
    this.baselines = baselines;
    this.gates = gates;
    this.clock = clock;
  }

  /** All baselines, by model name. */
  public List<Baseline> all() {
    return baselines.all();
  }

  /** The baseline of a model. */
  public Optional<Baseline> find(String model) {
    return baselines.find(model);
  }

  /**
   * Stores results given item by item.
   *
   * @throws InvalidInput when they are not exactly those of the ability items
   */
  public Baseline put(String model, Map<String, Boolean> passedById) {
    return store(new Baseline(model, clock.instant(), "given by hand", passedById));
  }

  /**
   * Stores what a decided gate of the model showed.
   *
   * @throws InvalidInput when there is no such gate, or it asked another model
   */
  public Baseline putFromGate(String model, String campaignId, String gateId) {
    GateDecision decision =
        gates
            .find(campaignId, gateId)
            .flatMap(StoredGate::decision)
            .filter(found -> !found.categories().isEmpty())
            .orElseThrow(
                () ->
                    new InvalidInput(
                        "campaign_id",
                        "no gate "
                            + gateId
                            + " of campaign "
                            + campaignId
                            + " has judged its items"));
    if (!decision.asked().model().equals(model)) {
      throw new InvalidInput(
          "campaign_id", "that gate asked " + decision.asked().model() + ", not " + model);
    }
    Map<String, Boolean> passed =
        decision.items().stream()
            .filter(item -> item.category().group() == Group.ABILITY)
            .collect(Collectors.toMap(ItemResult::id, ItemResult::passed));
    return store(new Baseline(model, clock.instant(), campaignId + "/" + gateId, passed));
  }

  private Baseline store(Baseline baseline) {
    baselines.put(baseline);
    return baseline;
  }
}
