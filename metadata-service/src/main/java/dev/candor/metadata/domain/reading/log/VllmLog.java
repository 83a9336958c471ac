package dev.candor.metadata.domain.reading.log;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;

/** vLLM's wordings, from the V0 engine of 2024 to 0.32. */
final class VllmLog {
  private static final String NUMBER = "([0-9][0-9,]*(?:\\.[0-9]+)?)";

  static final List<LogPattern> PATTERNS =
      List.of(
          LogPattern.of("non-default args: (\\{.*|Namespace\\(.*)", VllmResolved::nonDefault),
          LogPattern.of("^args: (Namespace\\(.*)", VllmResolved::nonDefault),
          LogPattern.of(
              "Initializing (?:a|an) (?:(V\\d) )?LLM engine \\(v([^)]+)\\) with config: (.*)",
              VllmResolved::engine),
          LogPattern.text("█.* version (\\S+)", "engine_version"),
          LogPattern.text("vLLM API server version (\\S+)", "engine_version"),
          LogPattern.of(
              "█.* model   (\\S.*)",
              (found, line, out) -> out.unlessGiven("model", found.group(1).strip(), line)),
          LogPattern.text("Resolved architecture: (\\S+)", "architecture"),
          LogPattern.number("Using max model len (\\d+)", "max_model_len"),
          LogPattern.of(
              "Chunked prefill is enabled with max_num_batched_tokens=(\\d+)",
              VllmLog::chunkedPrefill),
          LogPattern.of(
              "Asynchronous scheduling is (enabled|disabled)",
              (found, line, out) ->
                  out.put("async_scheduling", found.group(1).equals("enabled"), line)),
          LogPattern.says(
              "Enforce eager set, |Cudagraph is disabled under eager mode|CUDA graphs? (?:is|are) disabled",
              "enforce_eager",
              true),
          LogPattern.says(
              "Enforce eager set, |Cudagraph is disabled under eager mode", "graph_mode", "NONE"),
          LogPattern.of(
              "Default vLLM sampling parameters have been overridden by (.*?): `?(\\{.*\\})?",
              VllmResolved::sampling),
          LogPattern.of(
              "Using (\\S+) attention backend out of potential backends: (.*?)\\.?$",
              (found, line, out) -> backend(found.group(1), line, out)),
          LogPattern.of(
              "Using (FlashInfer|Flash Attention|FlashAttention|FlashAttention-\\d|Triton|XFormers|FlashMLA|Cutlass MLA|Triton MLA|ROCmFlashAttention|Torch SDPA|TREE_ATTN|FLASH_ATTN|FLASHINFER|FLASHMLA|TRITON_ATTN\\w*|CUTLASS_MLA|ROCM_\\w+|[A-Z_]*ATTN[A-Z_]*|[A-Z_]*MLA[A-Z0-9_]*) backend(?: on V1 engine)?\\.?",
              (found, line, out) -> backend(found.group(1), line, out)),
          LogPattern.number("Using FlashAttention version (\\d+)", "flash_attention_version"),
          LogPattern.text("Using (\\S+) MLA prefill backend", "mla_prefill_backend"),
          LogPattern.of(
              "Using '?([A-Za-z0-9_.]+)'? (NvFp4|Fp8|Unquantized|Mxfp4|MxFp8|MXFP8|W4A8|Int8|WNA16|Mxint4) MoE backend",
              VllmLog::moe),
          LogPattern.of(
              "Using ([A-Za-z]\\w+) for (NVFP4|MXFP8|MXFP4|FP8|INT8|W4A8) GEMM", VllmLog::linear),
          LogPattern.of(
              "Selected ([A-Za-z]\\w+) for (\\w+)",
              (found, line, out) ->
                  out.each("linear_kernel", "linear_kernels", found.group(1), line)),
          LogPattern.of(
              "Using ([A-Za-z]\\w*Kernel) for (\\w*Linear\\w*)",
              (found, line, out) ->
                  out.each("linear_kernel", "linear_kernels", found.group(1), line)),
          LogPattern.of(
              "does not have native support for (FP4|FP8) computation but", VllmLog::weightOnly),
          LogPattern.of(
              "Using configuration from (\\S+) for MoE layer",
              (found, line, out) -> out.put("moe_config", found.group(1), line)),
          LogPattern.of(
              "Using default MoE config",
              (found, line, out) -> out.put("moe_config", "default", line)),
          LogPattern.of(
              "Using (\\S+) data type to store kv cache",
              (found, line, out) -> out.put("kv_cache_dtype", found.group(1), line)),
          LogPattern.of(
              "Model loading took "
                  + NUMBER
                  + " (?:GiB|GB)(?: memory)?(?: and (?:peak \\S+ \\S+ )?"
                  + NUMBER
                  + " seconds)?",
              VllmLog::weights),
          LogPattern.smallest("Available KV cache memory: " + NUMBER + " GiB", "kv_cache_gib"),
          LogPattern.smallest(
              "(?:GPU|CPU|TPU|XPU|HPU) KV cache size: " + NUMBER + " tokens", "kv_cache_tokens"),
          LogPattern.of(
              "# (?:GPU|cuda) blocks: (\\d+), # CPU blocks: (\\d+)",
              (found, line, out) -> out.put("num_gpu_blocks", LogNumbers.of(found.group(1)), line)),
          LogPattern.of(
              "Maximum concurrency for " + NUMBER + " tokens per request: " + NUMBER + "x",
              VllmLog::concurrency),
          LogPattern.of(
              "Graph capturing finished in " + NUMBER + " secs(?:, took (-?[0-9.]+) GiB)?",
              VllmLog::graphs),
          LogPattern.number("CUDA graph pool memory: " + NUMBER + " GiB", "graph_pool_gib"),
          LogPattern.says("Using V2 Model Runner", "model_runner", "V2"),
          LogPattern.says("using the V1 model runner instead", "model_runner", "V1"),
          LogPattern.text("vLLM is using nccl==([\\w.]+)", "nccl_version"),
          LogPattern.of(
              "\\[EP Rank (\\d+)/(\\d+)\\] Expert parallelism is enabled",
              (found, line, out) -> {
                out.put("expert_parallel", true, line);
                out.put("expert_parallel_size", LogNumbers.of(found.group(2)), line);
              }),
          LogPattern.text("Starting vLLM (?:API )?server(?: \\d+)? on (\\S+)", "listening"),
          LogPattern.says(
              "Application startup complete|Starting vLLM (?:API )?server(?: \\d+)? on ",
              "ready",
              true),
          LogPattern.number("init engine \\(.*\\) took " + NUMBER + " s", "init_s"),
          LogPattern.of(
              "Avg prompt throughput: "
                  + NUMBER
                  + " tokens/s, Avg generation throughput: "
                  + NUMBER
                  + " tokens/s, Running: (\\d+) reqs",
              VllmLog::stats),
          LogPattern.of("SpecDecoding metrics: (.*)", VllmLog::speculation),
          LogPattern.of(
              "Speculative metrics: Draft acceptance rate: " + NUMBER + "(.*)",
              VllmLog::oldSpeculation),
          LogPattern.of(
              "is preempted by .*preemption mode|Preempted|preempted due to insufficient",
              (found, line, out) -> out.put("preempted", true, line)),
          LogPattern.says(
              "`?--model`? option|instead of via the `--model`", "warning", "--model deprecated"),
          LogPattern.of(
              "Found duplicate keys (.+)",
              (found, line, out) -> {
                out.put("duplicate_flag", found.group(1).strip(), line);
                out.put("effective", "last", line);
              }),
          LogPattern.of(
              "NCCL INFO (?:.* )?Using network (\\S+)",
              (found, line, out) -> out.put("nccl_network", found.group(1), line)));

  private VllmLog() {}

  private static void chunkedPrefill(Matcher found, LogLine line, LogFields out) {
    out.put("chunked_prefill", true, line);
    out.put("max_num_batched_tokens", LogNumbers.of(found.group(1)), line);
  }

  private static void backend(String name, LogLine line, LogFields out) {
    out.each(
        "attention_backend", "attention_backends", name.replace("AttentionBackendEnum.", ""), line);
  }

  private static void moe(Matcher found, LogLine line, LogFields out) {
    out.put("moe_backend", found.group(1), line);
    out.put("moe_quant", found.group(2).toLowerCase(Locale.ROOT), line);
  }

  private static void linear(Matcher found, LogLine line, LogFields out) {
    out.each("linear_kernel", "linear_kernels", found.group(1), line);
    out.put("linear_quant", found.group(2).toLowerCase(Locale.ROOT), line);
  }

  /**
   * The same text comes from two places; only the file in the prefix tells linear layers from MoE.
   */
  private static void weightOnly(Matcher found, LogLine line, LogFields out) {
    String quant = found.group(1).toLowerCase(Locale.ROOT);
    String file = line.file().orElse("");
    String scope =
        file.startsWith("marlin_utils") ? "moe" : file.equals("marlin.py") ? "linear" : "unknown";
    out.put("weight_only_fallback", quant, line);
    Object before = out.value("scope").orElse(scope);
    out.put(
        "scope",
        before.equals(scope) || scope.equals("unknown")
            ? before
            : before.equals("unknown") ? scope : "linear+moe",
        line);
    if (quant.equals("fp8") && scope.equals("moe")) {
      out.put("scope", "unknown", line);
      out.warn(
          "the FP8 weight-only warning comes from one file for linear layers and MoE: its scope is not known");
    }
  }

  private static void weights(Matcher found, LogLine line, LogFields out) {
    out.smallest("weights_gib", LogNumbers.of(found.group(1)), line);
    if (found.group(2) != null) {
      out.put("weights_load_s", LogNumbers.of(found.group(2)), line);
    }
  }

  private static void concurrency(Matcher found, LogLine line, LogFields out) {
    out.unlessGiven("max_model_len", LogNumbers.of(found.group(1)), line);
    out.put("max_concurrency", LogNumbers.of(found.group(2)), line);
  }

  private static void graphs(Matcher found, LogLine line, LogFields out) {
    out.put("graphs_captured", true, line);
    out.put("graph_capture_s", LogNumbers.of(found.group(1)), line);
    if (found.group(2) != null) {
      out.put("graph_memory_gib", LogNumbers.of(found.group(2)), line);
    }
  }

  private static void stats(Matcher found, LogLine line, LogFields out) {
    out.put("prompt_tps", LogNumbers.of(found.group(1)), line);
    out.put("generation_tps", LogNumbers.of(found.group(2)), line);
    out.put("running", LogNumbers.of(found.group(3)), line);
    after(line, "Waiting: (\\d+) reqs", "waiting", out);
    after(line, "Deferred: (\\d+) reqs", "deferred", out);
    after(line, "Swapped: (\\d+) reqs", "swapped", out);
    after(line, "Preemptions: (\\d+)", "preemptions", out);
    after(line, "(?:GPU|CPU|TPU|XPU) KV cache usage: ([0-9.]+)%", "kv_cache_usage_pct", out);
    after(line, "Prefix cache hit rate: (?:GPU: )?([0-9.]+)%", "prefix_cache_hit_pct", out);
  }

  private static void speculation(Matcher found, LogLine line, LogFields out) {
    after(line, "Mean acceptance length: ([0-9.]+)", "mean_acceptance_length", out);
    after(line, "Accepted throughput: ([0-9.]+)", "accepted_tps", out);
    after(line, "Drafted throughput: ([0-9.]+)", "drafted_tps", out);
    after(line, "Accepted: (\\d+) tokens", "accepted", out);
    after(line, "Drafted: (\\d+) tokens", "drafted", out);
    after(line, "(?:Avg )?Draft acceptance rate: ([0-9.]+)%", "acceptance_pct", out);
    Matcher positions =
        java.util.regex.Pattern.compile("Per-position acceptance rate: ([0-9., ]+?)(?:, Avg|$)")
            .matcher(line.message());
    if (positions.find()) {
      out.put("per_position", LogNumbers.list(positions.group(1)), line);
    }
  }

  private static void oldSpeculation(Matcher found, LogLine line, LogFields out) {
    out.put("v0", true, line);
    out.put("acceptance_rate", LogNumbers.decimal(found.group(1)), line);
    after(line, "System efficiency: ([0-9.]+)", "system_efficiency", out);
    after(line, "Number of speculative tokens: (\\d+)", "num_speculative_tokens", out);
    after(line, "Number of accepted tokens: (\\d+)", "accepted", out);
    after(line, "Number of draft tokens: (\\d+)", "drafted", out);
    after(line, "Number of emitted tokens: (\\d+)", "emitted", out);
  }

  static void after(LogLine line, String regex, String field, LogFields out) {
    Matcher found = java.util.regex.Pattern.compile(regex).matcher(line.message());
    if (found.find()) {
      out.put(field, LogNumbers.of(found.group(1)), line);
    }
  }
}
