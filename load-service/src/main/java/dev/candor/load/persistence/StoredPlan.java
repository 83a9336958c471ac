package dev.candor.load.persistence;

import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.Plan;
import dev.candor.load.domain.plan.PlannedWindow;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** A plan as a document. */
@RegisterForReflection
record StoredPlan(List<StoredWindow> windows, List<Integer> restarts) {

  /** One window. */
  @RegisterForReflection
  record StoredWindow(String id, int repeat, int position, String shape, String load, int streams) {

    static StoredWindow of(PlannedWindow w) {
      return new StoredWindow(
          w.id(), w.repeat(), w.position(), w.shape(), w.load().label(), w.streams());
    }

    PlannedWindow toDomain() {
      return new PlannedWindow(id, repeat, position, shape, Load.named(load), streams);
    }
  }

  static StoredPlan of(Plan plan) {
    return new StoredPlan(
        plan.windows().stream().map(StoredWindow::of).toList(), plan.restartBeforeRepeats());
  }

  Plan toDomain() {
    return new Plan(windows.stream().map(StoredWindow::toDomain).toList(), restarts);
  }
}
