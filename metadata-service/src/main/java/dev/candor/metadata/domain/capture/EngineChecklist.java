package dev.candor.metadata.domain.capture;

import static dev.candor.metadata.domain.capture.ChecklistItem.notApplicable;
import static dev.candor.metadata.domain.capture.ChecklistItem.notSatisfied;
import static dev.candor.metadata.domain.capture.ChecklistItem.satisfied;

import dev.candor.metadata.domain.capture.ChecklistItem.Item;
import dev.candor.metadata.domain.endpoint.EngineKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Judges the items of METHOD 5 about the engine's own settings. */
final class EngineChecklist {
  private static final String REFERENCE =
      "the reference server computes nothing: it plays a known timing";
  private static final String GIVE_LOG = "give the engine's log";

  private EngineChecklist() {}

  static ChecklistItem speculation(ChecklistInput in) {
    Item item = Item.SPECULATION;
    if (in.is(EngineKind.CANDOR_REFERENCE)) {
      return notApplicable(item, REFERENCE);
    }
    Optional<ConfigValue> active = in.config().read("speculation_active");
    Optional<ConfigValue> method = in.config().read("speculative");
    if (active.isPresent() && Boolean.FALSE.equals(active.get().value())) {
      return satisfied(item, "off, by " + active.get().evidence().getFirst().where());
    }
    if (method.isPresent()) {
      return satisfied(item, "on: " + method.get().value());
    }
    return active.isPresent()
        ? notSatisfied(item, "on, but its method was not read: " + GIVE_LOG)
        : notSatisfied(item, "neither the engine nor its command line tells: " + GIVE_LOG);
  }

  static ChecklistItem graphMode(ChecklistInput in) {
    Item item = Item.GRAPH_MODE;
    if (in.is(EngineKind.CANDOR_REFERENCE)) {
      return notApplicable(item, REFERENCE);
    }
    if (in.is(EngineKind.LLAMA_CPP) && in.runsOnCpuOnly()) {
      return notApplicable(item, "llama.cpp on a CPU captures no graphs");
    }
    Optional<ConfigValue> found =
        Stream.of("enforce_eager", "cuda_graph", "graph_mode")
            .flatMap(name -> in.config().read(name).stream())
            .findFirst();
    return found
        .map(v -> satisfied(item, v.name() + " = " + v.value() + ", " + first(v)))
        .orElseGet(
            () -> notSatisfied(item, "the resolved mode is in the engine's log only: " + GIVE_LOG));
  }

  static ChecklistItem kvAndLimits(ChecklistInput in) {
    Item item = Item.KV_AND_LIMITS;
    if (in.is(EngineKind.CANDOR_REFERENCE)) {
      return notApplicable(item, REFERENCE);
    }
    List<String> missing = new ArrayList<>();
    require(in, missing, "KV-cache dtype", "kv_cache_dtype", "kv_cache_dtype_k");
    require(in, missing, "max sequences", "max_num_seqs");
    require(in, missing, "max model length", "max_model_len", "max_model_len_per_slot");
    require(in, missing, "max batched tokens", "max_num_batched_tokens", "batch");
    require(in, missing, "prefix caching", "prefix_caching", "cache_prompt");
    return missing.isEmpty()
        ? satisfied(item, "all five read")
        : notSatisfied(
            item, "not read: " + String.join(", ", missing) + "; " + GIVE_LOG + logAdvice(in));
  }

  static ChecklistItem precision(ChecklistInput in) {
    Item item = Item.PRECISION_CHECKPOINT_KERNEL;
    if (in.is(EngineKind.CANDOR_REFERENCE)) {
      return notApplicable(item, REFERENCE);
    }
    List<String> missing = new ArrayList<>();
    require(in, missing, "precision", "dtype", "quantization");
    require(in, missing, "exact checkpoint revision", "revision", "checkpoint_sha256");
    require(
        in,
        missing,
        "the kernel that the engine chose",
        "kernel",
        "linear_kernel",
        "kernel_linear",
        "kernels");
    return missing.isEmpty()
        ? satisfied(item, "precision, checkpoint and kernel read")
        : notSatisfied(
            item, "not read: " + String.join(", ", missing) + "; " + GIVE_LOG + logAdvice(in));
  }

  static ChecklistItem parallelism(ChecklistInput in) {
    Item item = Item.PARALLELISM;
    if (in.is(EngineKind.CANDOR_REFERENCE)) {
      return notApplicable(item, REFERENCE);
    }
    if (in.is(EngineKind.LLAMA_CPP) && in.runsOnCpuOnly()) {
      return notApplicable(
          item, "one llama.cpp process on one CPU host: there is no accelerator to split over");
    }
    Optional<ConfigValue> tensor = in.config().read("tensor_parallel");
    if (tensor.isPresent()) {
      return satisfied(
          item,
          "tensor parallel "
              + tensor.get().value()
              + ", "
              + first(tensor.get())
              + "; "
              + in.request().nodes()
              + " node(s)");
    }
    Optional<ConfigValue> world = in.config().read("world_size");
    return world
        .filter(w -> Readings.same(w.value(), 1L))
        .map(w -> satisfied(item, "world size 1, " + first(w) + ": TP, EP, PP and DP are 1"))
        .orElseGet(() -> notSatisfied(item, "TP, EP, PP and DP were not read: " + GIVE_LOG));
  }

  private static void require(
      ChecklistInput in, List<String> missing, String what, String... anyOf) {
    if (Stream.of(anyOf).noneMatch(in.config()::hasRead)) {
      missing.add(what);
    }
  }

  private static String first(ConfigValue value) {
    Evidence e = value.evidence().getFirst();
    return "by " + e.source().wireName() + " " + e.where();
  }

  private static String logAdvice(ChecklistInput in) {
    return in.is(EngineKind.LLAMA_CPP) ? " (llama-server prints these at -lv 4 only)" : "";
  }
}
