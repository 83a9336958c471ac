package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.Flag;
import dev.candor.metadata.domain.reading.commandline.FlagKind;
import dev.candor.metadata.domain.reading.commandline.OptionWriter;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Unknown;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.commandline.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is special about llama-server's values. */
final class LlamaCppFields {
  private static final Map<String, String> SUCCESSORS =
      Map.of("--draft", "--spec-draft-n-max", "--draft-min", "--spec-draft-n-min");

  private final ReadingBuilder out;
  private final OptionWriter writer;

  LlamaCppFields(ReadingBuilder out, OptionWriter writer) {
    this.out = out;
    this.writer = writer;
  }

  /** A value that an environment variable gives. */
  void variable(Flag flag, Token value) {
    if (flag.secret()) {
      return;
    }
    if (!flag.kind().bare()) {
      write(new Option(flag, false, value, List.of(value)));
      return;
    }
    Optional<Boolean> truth = Values.truth(value.text());
    if (flag.kind() == FlagKind.SWITCH && truth.equals(Optional.of(false))) {
      out.put(flag.field(), false, value.source(), value.where());
    } else if (truth.isPresent()) {
      write(new Option(flag, !truth.get(), value, List.of()));
    } else if (value.unresolved().isPresent()) {
      out.unresolved(flag.field(), value.unresolved().get());
    } else {
      out.warn(value.where() + " is neither true nor false: " + value.text());
    }
  }

  void unknown(Unknown flag) {
    writer.unknown(flag);
  }

  void write(Option option) {
    Flag flag = option.flag();
    Token place = option.place();
    if (flag.kind() == FlagKind.REMOVED) {
      removed(option);
      return;
    }
    Optional<Object> value = writer.write(option);
    if (value.isEmpty()) {
      return;
    }
    Evidence evidence = new Evidence(place.source(), place.where(), place.text());
    switch (flag.longName()) {
      case "--hf-repo" -> repository(String.valueOf(value.get()), evidence);
      case "--docker-repo" -> out.put("model", value.get(), evidence);
      case "--alias" ->
          out.put(
              "served_model_name",
              List.of((Object[]) String.valueOf(value.get()).split(",", -1)),
              evidence);
      case "--cache-type-k", "--cache-type-v" -> cacheType(evidence);
      case "--spec-synth-len", "--spec-synth-rates" ->
          out.warn(
              "speculation with synthetic acceptance makes its acceptance up: no figure of it counts");
      case "--override-tensor" -> out.put(flag.field(), value.get(), evidence);
      default -> {}
    }
  }

  private void removed(Option option) {
    Token place = option.place();
    String successor = SUCCESSORS.getOrDefault(option.flag().longName(), "a newer option");
    String field =
        option.flag().longName().equals("--draft")
            ? "speculative.num_tokens"
            : option.flag().longName().equals("--draft-min")
                ? "speculative.min_tokens"
                : option.flag().field();
    Values.convert(FlagKind.NUMBER, place.text())
        .ifPresent(value -> out.put(field, value, place.source(), place.where()));
    out.warn(
        option.spelled().text()
            + " was removed in builds of May 2026 and later, which end with an error; they use "
            + successor);
  }

  private void repository(String given, Evidence evidence) {
    int colon = given.lastIndexOf(':');
    if (colon > given.indexOf('/')) {
      out.put("model", given.substring(0, colon), evidence);
      out.put("model_variant", given.substring(colon + 1), evidence);
      out.put("model_raw", given, evidence);
    } else {
      out.put("model", given, evidence);
    }
  }

  private void cacheType(Evidence evidence) {
    Optional<Object> keys = out.value("cache_type_k");
    if (keys.isPresent() && keys.equals(out.value("cache_type_v"))) {
      out.put("kv_cache_dtype", keys.get(), evidence);
    } else {
      out.forget("kv_cache_dtype");
    }
  }

  /** The context is one pool that the slots divide, unless they share it. */
  void finish() {
    boolean shared = out.value("kv_unified").equals(Optional.of(true));
    if (!shared
        && out.value("ctx_total").orElse(0L) instanceof Long total
        && out.value("max_num_seqs").orElse(0L) instanceof Long slots
        && total > 0
        && slots > 0) {
      out.put("max_model_len_per_slot", total / slots, "derived", "ctx_total / max_num_seqs");
    }
  }
}
