package dev.candor.load.domain.plan;

import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Lays out repeats × shapes × levels. Level order is shuffled inside every repeat and shape (METHOD
 * § 3, {@code order.randomised}) by Fisher–Yates over a {@link SplittableRandom} with the recorded
 * seed: the same seed gives the same plan. An order that a shape has had in an earlier repeat is
 * drawn again until every order was used. Bursts close each shape.
 */
public final class Planner {
  private Planner() {}

  /** The plan of a campaign; the same for the same specification. */
  public static Plan plan(CampaignSpec spec) {
    SplittableRandom random = new SplittableRandom(spec.seeds().levelOrder());
    Map<String, Set<List<Integer>>> used = new HashMap<>();
    List<PlannedWindow> windows = new ArrayList<>();
    for (int repeat = 1; repeat <= spec.repeats(); repeat++) {
      int position = 1;
      for (Shape shape : spec.shapes()) {
        Set<List<Integer>> had = used.computeIfAbsent(shape.name(), name -> new HashSet<>());
        for (int streams : freshOrder(spec.levels(), had, random)) {
          windows.add(window(repeat, position++, shape, Load.STEADY, streams));
        }
        for (int streams : spec.burstStreams()) {
          windows.add(window(repeat, position++, shape, Load.BURST, streams));
        }
      }
    }
    return new Plan(List.copyOf(windows), spec.restartBeforeRepeats());
  }

  private static PlannedWindow window(
      int repeat, int position, Shape shape, Load load, int streams) {
    String suffix = load == Load.BURST ? "burst" : "n";
    String id = "r" + repeat + "-" + shape.name() + "-" + suffix + streams;
    return new PlannedWindow(id, repeat, position, shape.name(), load, streams);
  }

  private static List<Integer> freshOrder(
      List<Integer> levels, Set<List<Integer>> had, SplittableRandom random) {
    if (!isMoreThanOrders(levels.size(), had.size())) {
      had.clear();
    }
    List<Integer> order = shuffled(levels, random);
    while (!had.add(order)) {
      order = shuffled(levels, random);
    }
    return order;
  }

  /** Whether {@code n} things have more orders than {@code count}; stops before n! overflows. */
  private static boolean isMoreThanOrders(int n, int count) {
    long orders = 1;
    for (int i = 2; i <= n && orders <= count; i++) {
      orders *= i;
    }
    return orders > count;
  }

  private static List<Integer> shuffled(List<Integer> levels, SplittableRandom random) {
    List<Integer> order = new ArrayList<>(levels);
    for (int i = order.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int kept = order.get(i);
      order.set(i, order.get(j));
      order.set(j, kept);
    }
    return List.copyOf(order);
  }
}
