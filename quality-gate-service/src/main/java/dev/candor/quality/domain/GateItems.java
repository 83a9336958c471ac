package dev.candor.quality.domain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All 50 items of the mechanical gate, in the order in which they are asked and reported. */
public final class GateItems {
  private static final List<GateItem> ALL =
      Stream.concat(IntegrityItems.all().stream(), AbilityItems.all().stream()).toList();

  private GateItems() {}

  /** The items, integrity first. */
  public static List<GateItem> all() {
    return ALL;
  }

  /** The ability items, which a baseline holds results of. */
  public static List<GateItem> ability() {
    return ALL.stream().filter(item -> item.category().group() == Group.ABILITY).toList();
  }

  /** A right answer for every prompt, in both forms that it is asked in. */
  public static Map<String, String> answers() {
    Map<String, String> answers = new LinkedHashMap<>();
    for (GateItem item : ALL) {
      answers.put(item.chat().prompt(), item.rightAnswer());
      answers.put(item.plain().prompt(), item.rightAnswer());
    }
    return answers;
  }
}
