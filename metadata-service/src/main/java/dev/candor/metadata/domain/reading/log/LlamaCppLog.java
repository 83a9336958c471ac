package dev.candor.metadata.domain.reading.log;

import java.util.List;
import java.util.regex.Matcher;

/** llama-server's wordings, of May 2026 and of the builds after August 2026. */
final class LlamaCppLog {
  private static final String SPACED = "\\s*=\\s*";

  static final List<LogPattern> PATTERNS =
      List.of(
          LogPattern.of(
              "initializing(?: slots)?, n_slots = (\\d+)(?:, n_ctx_slot = (\\d+))?(?:, kv_unified = '?(true|false)'?)?",
              LlamaCppLog::slots),
          LogPattern.of("offloaded (\\d+)/(\\d+) layers to GPU", LlamaCppLog::offloaded),
          LogPattern.of(
              "n_parallel is set to auto, using n_parallel = (\\d+) and kv_unified = (true|false)",
              (found, line, out) -> {
                out.put("n_slots", LogNumbers.of(found.group(1)), line);
                out.put("kv_unified", found.group(2).equals("true"), line);
              }),
          LogPattern.text("loading model '([^']+)'", "model"),
          LogPattern.text("loading draft model '([^']+)'", "draft_model"),
          LogPattern.text("adding speculative implementation '([^']+)'", "speculative_method"),
          LogPattern.of("n_max=(\\d+), n_min=(\\d+), p_min=([0-9.]+)", LlamaCppLog::drafting),
          LogPattern.says(
              "no implementations specified for speculative decoding", "speculative_off", true),
          LogPattern.number("\\bn_seq_max" + SPACED + "(\\d+)", "n_seq_max"),
          LogPattern.number("\\bn_ctx" + SPACED + "(\\d+)$", "ctx_total"),
          LogPattern.number(
              "\\bn_ctx_(?:seq|per_seq)" + SPACED + "(\\d+)$", "max_model_len_per_slot"),
          LogPattern.number("\\bn_batch" + SPACED + "(\\d+)$", "batch"),
          LogPattern.number("\\bn_ubatch" + SPACED + "(\\d+)$", "ubatch"),
          LogPattern.of(
              "\\bflash_attn" + SPACED + "(\\w+)",
              (found, line, out) ->
                  out.unlessGiven("flash_attention", flash(found.group(1)), line)),
          LogPattern.of(
              "\\bkv_unified" + SPACED + "(true|false)",
              (found, line, out) -> out.put("kv_unified", found.group(1).equals("true"), line)),
          LogPattern.of(
              "Flash Attention (?:was auto, set to )?(enabled|disabled)",
              (found, line, out) ->
                  out.put("flash_attention", found.group(1).equals("enabled"), line)),
          LogPattern.of("KV buffer size =\\s*([0-9.]+) MiB", LlamaCppLog::buffer),
          LogPattern.of(
              "(?:KV self )?size\\s*=\\s*([0-9.]+) MiB.*K \\((\\w+)\\):\\s*[0-9.]+ MiB, V \\((\\w+)\\)",
              LlamaCppLog::cacheTypes),
          LogPattern.of(
              "file size\\s*=\\s*([0-9.]+) (MiB|GiB) \\(([0-9.]+) BPW\\)", LlamaCppLog::fileSize),
          LogPattern.text("file type\\s*=\\s*(\\S.*)", "quantization"),
          LogPattern.text("print_info: arch\\s*=\\s*(\\w+)", "architecture"),
          LogPattern.number("n_ctx_train\\s*=\\s*(\\d+)", "n_ctx_train"),
          LogPattern.of(
              "draft acceptance(?: rate)? =\\s*([0-9.]+) \\(\\s*(\\d+) accepted /\\s*(\\d+) generated\\)(?:, mean len =\\s*([0-9.]+))?",
              LlamaCppLog::acceptance),
          LogPattern.number("prompt cache is enabled, size limit: (\\d+) MiB", "cache_ram_mib"),
          LogPattern.of(
              "(?:server is )?listening on (\\S+)",
              (found, line, out) -> {
                out.put("listening", found.group(1), line);
                out.put("ready", true, line);
              }),
          LogPattern.says("server is listening|model loaded$", "ready", true),
          LogPattern.of(
              "build_info: (\\S.*)|build:? (\\d+ \\([^)]*\\))",
              (found, line, out) ->
                  out.put(
                      "engine_version",
                      found.group(1) == null ? found.group(2) : found.group(1),
                      line)),
          LogPattern.of(
              "argument '([^']+)' specified multiple times",
              (found, line, out) -> {
                out.put("duplicate_flag", found.group(1), line);
                out.put("effective", "last", line);
              }),
          LogPattern.of(
              "(LLAMA_\\w+) environment variable is set, but will be overwritten by command line argument (\\S+)",
              LlamaCppLog::overridden),
          LogPattern.says(
              "using Marlin|offloading output layer to GPU", "output_layer_on_gpu", true),
          LogPattern.of(
              "security: no API key is set",
              (found, line, out) -> out.put("api_key_set", false, line)),
          LogPattern.of(
              "failed to find (?:free space|a memory slot) (?:in the KV cache|for batch)",
              (found, line, out) -> out.put("preempted", true, line)));

  private LlamaCppLog() {}

  private static void slots(Matcher found, LogLine line, LogFields out) {
    out.put("n_slots", LogNumbers.of(found.group(1)), line);
    if (found.group(2) != null) {
      out.put("max_model_len_per_slot", LogNumbers.of(found.group(2)), line);
    }
    if (found.group(3) != null) {
      out.put("kv_unified", found.group(3).equals("true"), line);
    }
  }

  private static void offloaded(Matcher found, LogLine line, LogFields out) {
    out.put("layers_on_gpu", LogNumbers.of(found.group(1)), line);
    out.put("layers", LogNumbers.of(found.group(2)), line);
  }

  private static void drafting(Matcher found, LogLine line, LogFields out) {
    out.put("n_max", LogNumbers.of(found.group(1)), line);
    out.put("n_min", LogNumbers.of(found.group(2)), line);
    out.put("p_min", LogNumbers.decimal(found.group(3)), line);
  }

  private static Object flash(String word) {
    return switch (word) {
      case "enabled", "1", "on", "true" -> true;
      case "disabled", "0", "off", "false" -> false;
      default -> word;
    };
  }

  private static void buffer(Matcher found, LogLine line, LogFields out) {
    double before =
        out.value("kv_buffers_mib").orElse(0.0) instanceof Number known ? known.doubleValue() : 0;
    out.put("kv_buffers_mib", before + LogNumbers.decimal(found.group(1)), line);
  }

  private static void cacheTypes(Matcher found, LogLine line, LogFields out) {
    out.put("kv_cache_mib", LogNumbers.of(found.group(1)), line);
    out.put("cache_type_k", found.group(2), line);
    out.put("cache_type_v", found.group(3), line);
    if (found.group(2).equals(found.group(3))) {
      out.put("kv_cache_dtype", found.group(2), line);
    }
  }

  private static void fileSize(Matcher found, LogLine line, LogFields out) {
    double size = LogNumbers.decimal(found.group(1));
    out.put("file_size_mib", found.group(2).equals("GiB") ? size * 1024 : size, line);
    out.put("bits_per_weight", LogNumbers.decimal(found.group(3)), line);
  }

  private static void acceptance(Matcher found, LogLine line, LogFields out) {
    out.put("acceptance_rate", LogNumbers.decimal(found.group(1)), line);
    out.put("accepted", LogNumbers.of(found.group(2)), line);
    out.put("drafted", LogNumbers.of(found.group(3)), line);
    if (found.group(4) != null) {
      out.put("mean_acceptance_length", LogNumbers.decimal(found.group(4)), line);
    }
  }

  private static void overridden(Matcher found, LogLine line, LogFields out) {
    out.put("env_overridden", found.group(1), line);
    out.put("overridden_by", found.group(2), line);
  }
}
