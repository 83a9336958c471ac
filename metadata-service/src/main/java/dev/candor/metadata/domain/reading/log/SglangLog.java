package dev.candor.metadata.domain.reading.log;

import dev.candor.metadata.domain.reading.text.JsonNull;
import dev.candor.metadata.domain.reading.text.PythonRepr;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SGLang's wordings of 2025 and 2026. */
final class SglangLog {
  private static final Pattern ASSIGNED = Pattern.compile("([a-z_]+)=([0-9.]+)");
  private static final Map<String, String> LIMITS =
      Map.of(
          "max_total_num_tokens", "kv_cache_tokens",
          "max_running_requests", "max_num_seqs",
          "context_len", "max_model_len",
          "available_gpu_mem", "available_gpu_gib");
  private static final Map<String, String> ARGUMENTS =
      Map.ofEntries(
          Map.entry("model_path", "model"),
          Map.entry("tp_size", "tensor_parallel"),
          Map.entry("dp_size", "data_parallel"),
          Map.entry("pp_size", "pipeline_parallel"),
          Map.entry("ep_size", "expert_parallel"),
          Map.entry("context_length", "max_model_len"),
          Map.entry("max_running_requests", "max_num_seqs"),
          Map.entry("random_seed", "seed"),
          Map.entry("schedule_policy", "scheduling_policy"),
          Map.entry("dist_init_addr", "master_addr"),
          Map.entry("moe_runner_backend", "moe_backend"),
          Map.entry("speculative_algorithm", "speculative.method"),
          Map.entry("speculative_draft_model_path", "speculative.draft_model"),
          Map.entry("speculative_num_steps", "speculative.num_steps"),
          Map.entry("speculative_eagle_topk", "speculative.eagle_topk"),
          Map.entry("speculative_num_draft_tokens", "speculative.num_draft_tokens"));
  private static final Set<String> KEPT =
      Set.of(
          "host",
          "port",
          "dtype",
          "quantization",
          "kv_cache_dtype",
          "mem_fraction_static",
          "attention_backend",
          "decode_attention_backend",
          "prefill_attention_backend",
          "chunked_prefill_size",
          "max_prefill_tokens",
          "served_model_name",
          "trust_remote_code",
          "nnodes",
          "node_rank",
          "revision",
          "device",
          "load_format",
          "page_size",
          "moe_a2a_backend",
          "reasoning_parser",
          "tool_call_parser",
          "disable_cuda_graph",
          "stream_interval");

  static final List<LogPattern> PATTERNS =
      List.of(
          LogPattern.of("server_args=ServerArgs\\((.*)", SglangLog::arguments),
          LogPattern.of("max_total_num_tokens=\\d+", SglangLog::limits),
          LogPattern.of("Load weight end\\.(.*)", SglangLog::weights),
          LogPattern.of("KV Cache is allocated\\.(.*)", SglangLog::cache),
          LogPattern.of(
              "Memory pool end\\. avail mem=([0-9.]+)",
              (found, line, out) ->
                  out.put("available_gpu_gib", LogNumbers.decimal(found.group(1)), line)),
          LogPattern.of(
              "Capture (?:(\\w+) )?(?:(\\w+) )?(?i:cuda graph) (begin|end)\\.?(.*)",
              SglangLog::graphs),
          LogPattern.of(
              "Using hybrid attention backend for decode and prefill: decode_backend=(\\w+), prefill_backend=(\\w+)",
              SglangLog::hybrid),
          LogPattern.of(
              "(?:Use|Using) (\\w+) as attention backend|Attention backend not (?:explicitly )?(?:set|specified)\\. Use (\\w+) backend",
              (found, line, out) ->
                  out.put(
                      "attention_backend",
                      found.group(1) == null ? found.group(2) : found.group(1),
                      line)),
          LogPattern.of(
              "Use (\\w+) as MoE runner backend",
              (found, line, out) -> out.put("moe_backend", found.group(1), line)),
          LogPattern.of(
              "Max running requests is reset to (\\d+) for speculative decoding",
              (found, line, out) -> out.put("max_num_seqs", LogNumbers.of(found.group(1)), line)),
          LogPattern.of("Prefill batch[,.](.*)", SglangLog::prefill),
          LogPattern.of("Decode batch[,.](.*)", SglangLog::decode),
          LogPattern.says("The server is fired up and ready to roll", "ready", true),
          LogPattern.of(
              "KV cache pool is full\\. Retract requests|Retract requests|#retracted_reqs: (\\d+)",
              (found, line, out) -> out.put("preempted", true, line)),
          LogPattern.of(
              "does not have native support for (FP4|FP8) computation but",
              (found, line, out) ->
                  out.put("weight_only_fallback", found.group(1).toLowerCase(Locale.ROOT), line)),
          LogPattern.text("sglang is using nccl==([\\w.]+)", "nccl_version"),
          LogPattern.of(
              "NCCL INFO (?:.* )?Using network (\\S+)",
              (found, line, out) -> out.put("nccl_network", found.group(1), line)));

  private SglangLog() {}

  private static void arguments(Matcher found, LogLine line, LogFields out) {
    Map<String, Object> arguments = PythonRepr.assignments(found.group(1));
    arguments.forEach(
        (key, value) -> {
          if (value == JsonNull.NULL) {
            return;
          }
          String field = ARGUMENTS.get(key);
          if (key.equals("served_model_name")) {
            out.put(key, List.of(value), line);
          } else if (field != null || KEPT.contains(key)) {
            out.put(field == null ? key : field, value, line);
          } else if (key.equals("disable_radix_cache")) {
            out.put("prefix_caching", !Boolean.TRUE.equals(value), line);
          }
        });
  }

  private static void limits(Matcher found, LogLine line, LogFields out) {
    Matcher pairs = ASSIGNED.matcher(line.message());
    while (pairs.find()) {
      String name = pairs.group(1);
      Number value = LogNumbers.of(pairs.group(2));
      if (name.equals("max_total_num_tokens")) {
        out.smallest("kv_cache_tokens", value, line);
      } else {
        out.put(LIMITS.getOrDefault(name, name), value, line);
      }
    }
  }

  private static void weights(Matcher found, LogLine line, LogFields out) {
    VllmLog.after(line, "mem usage=([0-9.]+) GB", "weights_gib", out);
    VllmLog.after(line, "elapsed=([0-9.]+) s", "weights_load_s", out);
    text(line, "type=(\\w+)", "architecture", out);
    text(line, "quant=(\\w+)", "quantization", out);
    text(line, "dtype=torch\\.(\\w+)", "dtype", out);
  }

  private static void cache(Matcher found, LogLine line, LogFields out) {
    text(line, "dtype: (?:torch\\.)?(\\w+)", "kv_cache_dtype", out);
    Matcher tokens = Pattern.compile("#tokens: (\\d+)").matcher(line.message());
    if (tokens.find()) {
      out.smallest("kv_cache_tokens", LogNumbers.of(tokens.group(1)), line);
    }
    Matcher sizes =
        Pattern.compile("K size: ([0-9.]+) GB, V size: ([0-9.]+) GB").matcher(line.message());
    if (sizes.find()) {
      double sum = LogNumbers.decimal(sizes.group(1)) + LogNumbers.decimal(sizes.group(2));
      out.smallest("kv_cache_gib", Math.round(sum * 100) / 100.0, line);
    } else {
      VllmLog.after(line, "KV size: ([0-9.]+) GB", "kv_cache_gib", out);
    }
  }

  private static void graphs(Matcher found, LogLine line, LogFields out) {
    text(line, "backend=(\\w+)", "graph_backend", out);
    if (found.group(3).equals("end")) {
      out.put("graphs_captured", true, line);
      VllmLog.after(line, "elapsed(?:=|: )([0-9.]+) s", "graph_capture_s", out);
      VllmLog.after(line, "mem usage=([0-9.]+)", "graph_memory_gib", out);
    }
  }

  private static void hybrid(Matcher found, LogLine line, LogFields out) {
    out.put("decode_attention_backend", found.group(1), line);
    out.put("prefill_attention_backend", found.group(2), line);
  }

  private static void prefill(Matcher found, LogLine line, LogFields out) {
    common(line, out);
    VllmLog.after(line, "#new-token: (\\d+)", "new_tokens", out);
    VllmLog.after(line, "#cached-token: (\\d+)", "cached_tokens", out);
    VllmLog.after(line, "input throughput \\(token/s\\): ([0-9.]+)", "prompt_tps", out);
  }

  private static void decode(Matcher found, LogLine line, LogFields out) {
    common(line, out);
    VllmLog.after(line, "gen throughput \\(token/s\\): ([0-9.]+)", "generation_tps", out);
    VllmLog.after(line, "token usage: ([0-9.]+)", "token_usage", out);
    VllmLog.after(line, "accept len: ([0-9.]+)", "mean_acceptance_length", out);
    VllmLog.after(line, "accept rate: ([0-9.]+)", "acceptance_rate", out);
  }

  private static void common(LogLine line, LogFields out) {
    VllmLog.after(line, "#running-req: (\\d+)", "running", out);
    VllmLog.after(line, "#queue-req: (\\d+)", "waiting", out);
    Matcher graph = Pattern.compile("cuda graph: (True|False)").matcher(line.message());
    if (graph.find()) {
      out.put("cuda_graph", graph.group(1).equals("True"), line);
    }
  }

  private static void text(LogLine line, String regex, String field, LogFields out) {
    Matcher found = Pattern.compile(regex).matcher(line.message());
    if (found.find()) {
      out.put(field, found.group(1), line);
    }
  }
}
