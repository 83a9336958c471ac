package dev.candor.load.domain.flag;

import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.PlannedWindow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whether a level may be used at all (METHOD § 2). */
public final class Validity {
  /** Above this share of failed requests a level is invalid. */
  static final double ERROR_LIMIT = 0.05;

  /** Below this share of the planned streams in flight a steady level is invalid. */
  static final double IN_FLIGHT_LIMIT = 0.99;

  private Validity() {}

  /** Why a level is invalid; empty when it is valid. */
  public static Optional<String> objection(PlannedWindow window, Measured m) {
    List<String> why = new ArrayList<>();
    if (m.requests().failedShare() > ERROR_LIMIT) {
      why.add(
          String.format(
              Locale.ROOT,
              "%.1f %% of the requests failed; the limit is 5 %%",
              100 * m.requests().failedShare()));
    }
    if (window.load() == Load.STEADY && m.inFlight().mean() < IN_FLIGHT_LIMIT * window.streams()) {
      why.add(
          String.format(
              Locale.ROOT,
              "%.3f of %d streams were in flight on average; the limit is 99 %%",
              m.inFlight().mean(),
              window.streams()));
    }
    if (m.tokensInWindow() == 0) {
      why.add("no token arrived inside the window");
    }
    return why.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", why));
  }
}
