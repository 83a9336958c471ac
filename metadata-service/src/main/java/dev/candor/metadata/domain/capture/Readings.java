package dev.candor.metadata.domain.capture;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compares values that came from different places and so in different Java types. */
public final class Readings {
  private Readings() {}

  /**
   * Whether two readings say the same: numbers by value, whatever their type; lists and maps
   * element by element; all else by equality.
   */
  public static boolean same(Object a, Object b) {
    if (a instanceof Number x && b instanceof Number y) {
      return decimal(x).compareTo(decimal(y)) == 0;
    }
    if (a instanceof List<?> x && b instanceof List<?> y) {
      return sameElements(x, y);
    }
    if (a instanceof Map<?, ?> x && b instanceof Map<?, ?> y) {
      return x.keySet().equals(y.keySet())
          && x.keySet().stream().allMatch(key -> sameOrAbsent(x, y, key));
    }
    return a.equals(b);
  }

  /** Whether a given value asks the engine to choose, so that any report agrees with it. */
  public static boolean leavesTheChoice(Object given) {
    boolean minusOne =
        given instanceof Number n && decimal(n).compareTo(BigDecimal.valueOf(-1)) == 0;
    return minusOne || "auto".equals(given);
  }

  private static boolean sameOrAbsent(Map<?, ?> x, Map<?, ?> y, Object key) {
    Object left = x.get(key);
    Object right = y.get(key);
    if (left == null || right == null) {
      return Objects.equals(left, right);
    }
    return same(left, right);
  }

  private static boolean sameElements(List<?> x, List<?> y) {
    if (x.size() != y.size()) {
      return false;
    }
    Iterator<?> right = y.iterator();
    return x.stream().allMatch(left -> same(left, right.next()));
  }

  private static BigDecimal decimal(Number n) {
    return new BigDecimal(n.toString());
  }
}
