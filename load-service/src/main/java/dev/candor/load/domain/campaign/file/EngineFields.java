package dev.candor.load.domain.campaign.file;

import dev.candor.load.domain.campaign.spec.EngineSpec;
import dev.candor.load.domain.campaign.spec.GateSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code engine} and {@code gate}. */
final class EngineFields {
  private static final int MOST_ENTRIES = 64;
  private static final int LONGEST_TEXT = 1000;

  private EngineFields() {}

  static EngineSpec read(Section root) {
    Optional<Section> s = root.section("engine");
    if (s.isEmpty()) {
      return new EngineSpec(false, Map.of());
    }
    boolean allowed =
        s.get()
            .oneOf("restart", List.of("not-allowed", "allowed"), "not-allowed")
            .equals("allowed");
    Map<String, String> declared = new LinkedHashMap<>();
    s.get().section("declared").ifPresent(d -> declared.putAll(declared(d)));
    s.get().done();
    return new EngineSpec(allowed, declared);
  }

  private static Map<String, String> declared(Section d) {
    Map<String, String> read = new LinkedHashMap<>();
    for (Doc.Entry e : few(d)) {
      d.asText(e.value(), d.pathOf(e.key()))
          .ifPresent(
              text -> {
                if (text.length() > LONGEST_TEXT) {
                  d.complain(e.key(), e.value(), "longer than " + LONGEST_TEXT + " characters");
                }
                read.put(e.key(), text);
              });
    }
    return read;
  }

  static GateSpec gate(Section root) {
    Optional<Section> s = root.section("gate");
    if (s.isEmpty()) {
      return new GateSpec("auto", Map.of());
    }
    String size =
        s.get().oneOf("model_size", List.of("auto", "tiny", "small", "medium", "large"), "auto");
    Map<String, Double> thresholds = new LinkedHashMap<>();
    s.get()
        .section("thresholds")
        .ifPresent(
            t -> {
              for (Doc.Entry e : few(t)) {
                if (!GateSpec.CATEGORIES.contains(e.key())) {
                  t.complain(
                      e.key(),
                      e.value(),
                      "no such category of the gate; use one of "
                          + String.join(", ", GateSpec.CATEGORIES));
                  continue;
                }
                t.asDecimal(e.value(), t.pathOf(e.key()), 0, 1)
                    .ifPresent(share -> thresholds.put(e.key(), share));
              }
            });
    s.get().done();
    return new GateSpec(size, thresholds);
  }

  private static List<Doc.Entry> few(Section s) {
    List<Doc.Entry> entries = s.entries();
    if (entries.size() > MOST_ENTRIES) {
      Doc.Entry first = entries.get(MOST_ENTRIES);
      s.complain(
          first.key(), first.value(), "at most " + MOST_ENTRIES + " entries are allowed here");
      return List.of();
    }
    return entries;
  }
}
