package dev.candor.load.domain.flag;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Flags from what the engine said about its own load: foreign-load, preempted, engine-capped. */
final class EngineLoadFlags {
  private EngineLoadFlags() {}

  static List<Flag> of(int streams, Snapshots snapshots, OptionalInt sequenceCap) {
    List<Flag> flags = new ArrayList<>();
    snapshots.during().ifPresent(during -> foreign(flags, streams, during));
    preempted(flags, streams, snapshots);
    if (sequenceCap.isPresent() && streams >= sequenceCap.getAsInt()) {
      flags.add(
          new Flag(
              "engine-capped",
              streams
                  + " streams against the engine's cap of "
                  + sequenceCap.getAsInt()
                  + " sequences"));
    }
    return flags;
  }

  private static void foreign(List<Flag> flags, int streams, Snapshots.Reading during) {
    double onServer = during.running().orElse(0) + during.waiting().orElse(0);
    if (onServer > streams) {
      flags.add(
          new Flag(
              "foreign-load",
              String.format(
                  Locale.ROOT,
                  "the engine held %.0f requests in mid-window, %d were ours",
                  onServer,
                  streams)));
    }
  }

  private static void preempted(List<Flag> flags, int streams, Snapshots s) {
    List<String> why = new ArrayList<>();
    OptionalDouble waiting =
        s.during().map(Snapshots.Reading::waiting).orElse(OptionalDouble.empty());
    if (waiting.orElse(0) > 0) {
      why.add(
          String.format(
              Locale.ROOT,
              "the engine queued %.0f of %d streams in mid-window",
              waiting.orElseThrow(),
              streams));
    }
    OptionalDouble first = counter(s.before().isPresent() ? s.before() : s.during());
    OptionalDouble last = counter(s.after().isPresent() ? s.after() : s.during());
    if (first.isPresent() && last.isPresent() && last.orElseThrow() > first.orElseThrow()) {
      why.add(
          String.format(
              Locale.ROOT,
              "the engine preempted %.0f times",
              last.orElseThrow() - first.orElseThrow()));
    }
    if (!why.isEmpty()) {
      flags.add(new Flag("preempted", String.join("; ", why)));
    }
  }

  private static OptionalDouble counter(java.util.Optional<Snapshots.Reading> reading) {
    return reading.map(Snapshots.Reading::preemptions).orElse(OptionalDouble.empty());
  }
}
