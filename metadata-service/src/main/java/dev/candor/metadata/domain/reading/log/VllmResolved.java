package dev.candor.metadata.domain.reading.log;

import dev.candor.metadata.domain.reading.text.JsonNull;
import dev.candor.metadata.domain.reading.text.PythonRepr;
import java.util.Map;
import java.util.regex.Matcher;

/**
 * The two long lines of vLLM: arguments that were given, and the configuration that came of them.
 */
final class VllmResolved {
  private static final Map<String, String> GIVEN =
      Map.ofEntries(
          Map.entry("tensor_parallel_size", "tensor_parallel"),
          Map.entry("pipeline_parallel_size", "pipeline_parallel"),
          Map.entry("data_parallel_size", "data_parallel"),
          Map.entry("enable_expert_parallel", "expert_parallel"),
          Map.entry("enable_prefix_caching", "prefix_caching"),
          Map.entry("enable_chunked_prefill", "chunked_prefill"),
          Map.entry("decode_context_parallel_size", "decode_context_parallel"),
          Map.entry("prefill_context_parallel_size", "prefill_context_parallel"),
          Map.entry("max_seq_len", "max_model_len"),
          Map.entry("config", "config_file"));

  private VllmResolved() {}

  static void nonDefault(Matcher found, LogLine line, LogFields out) {
    Object repr = PythonRepr.value(found.group(1));
    if (repr instanceof Map<?, ?> map) {
      map.forEach((key, value) -> given(String.valueOf(key), value, line, out));
      if (map.get("model") == null && map.get("model_tag") instanceof String tag) {
        out.put("model", tag, line);
      }
    }
  }

  private static void given(String key, Object value, LogLine line, LogFields out) {
    if (value == JsonNull.NULL
        || key.startsWith("@")
        || key.equals("model_tag")
        || key.equals("dispatch_function")
        || key.equals("subparser")) {
      return;
    }
    switch (key) {
      case "speculative_config" -> speculative(value, line, out);
      case "kv_transfer_config" -> connector(value, line, out);
      case "compilation_config" -> compilation(value, line, out);
      default -> out.put(GIVEN.getOrDefault(key, key), plain(value), line);
    }
  }

  static void engine(Matcher found, LogLine line, LogFields out) {
    out.put("engine_version", found.group(2), line);
    Map<String, Object> config = PythonRepr.assignments(found.group(3));
    config.forEach((key, value) -> resolved(key, value, line, out));
  }

  private static void resolved(String key, Object value, LogLine line, LogFields out) {
    switch (key) {
      case "model",
          "tokenizer",
          "load_format",
          "quantization",
          "enforce_eager",
          "kv_cache_dtype",
          "seed",
          "trust_remote_code",
          "revision" ->
          put(key, value, line, out);
      case "dtype" -> put("dtype", String.valueOf(value).replaceFirst("^torch\\.", ""), line, out);
      case "served_model_name" ->
          put(key, value instanceof String name ? java.util.List.of(name) : value, line, out);
      case "max_seq_len",
          "tensor_parallel_size",
          "pipeline_parallel_size",
          "data_parallel_size",
          "decode_context_parallel_size",
          "enable_prefix_caching",
          "enable_chunked_prefill" ->
          put(GIVEN.getOrDefault(key, key), value, line, out);
      case "speculative_config" -> {
        if (value == JsonNull.NULL) {
          out.put("speculative_off", true, line);
        } else {
          speculative(value, line, out);
        }
      }
      case "compilation_config" -> compilation(value, line, out);
      case "kernel_config" -> {
        if (value instanceof Map<?, ?> map && map.get("moe_backend") instanceof String moe) {
          out.unlessGiven("moe_backend_requested", moe, line);
        }
      }
      case "device_config" -> put("device", value, line, out);
      default -> {}
    }
  }

  private static void put(String field, Object value, LogLine line, LogFields out) {
    if (value != JsonNull.NULL) {
      out.put(field, plain(value), line);
    }
  }

  private static void speculative(Object value, LogLine line, LogFields out) {
    if (!(value instanceof Map<?, ?> map)) {
      return;
    }
    map.forEach(
        (key, each) -> {
          String name =
              switch (String.valueOf(key)) {
                case "num_spec_tokens", "num_speculative_tokens" -> "num_tokens";
                case "model" -> "draft_model";
                default -> String.valueOf(key);
              };
          if (each != JsonNull.NULL && !name.startsWith("@")) {
            out.put("speculative." + name.replace('.', '_'), plain(each), line);
          }
        });
    if ("synthetic".equals(map.get("rejection_sample_method"))) {
      out.warn(
          "speculation with rejection_sample_method synthetic makes its acceptance up: no figure of it counts");
    }
  }

  private static void connector(Object value, LogLine line, LogFields out) {
    if (value instanceof Map<?, ?> map && map.get("kv_connector") instanceof String connector) {
      out.put("kv_connector", connector, line);
    }
    out.put("kv_transfer_config", plain(value), line);
  }

  private static void compilation(Object value, LogLine line, LogFields out) {
    if (value instanceof Map<?, ?> map) {
      if (map.get("cudagraph_mode") instanceof String mode) {
        out.put("graph_mode", enumName(mode), line);
      }
      if (map.get("mode") instanceof String mode) {
        out.put("compilation_mode", enumName(mode), line);
      }
      if (map.get("level") instanceof Number level) {
        out.put("compilation_level", level, line);
      }
      if (map.get("max_cudagraph_capture_size") instanceof Number size) {
        out.put("cuda_graph.max_capture_size", size, line);
      }
    }
  }

  private static String enumName(String text) {
    return text.substring(text.lastIndexOf('.') + 1);
  }

  /** Dataclass reprs without the marker of their class. */
  private static Object plain(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> copy = new java.util.LinkedHashMap<>();
      map.forEach(
          (key, each) -> {
            if (!"@class".equals(key)) {
              copy.put(String.valueOf(key), plain(each));
            }
          });
      return copy;
    }
    return value instanceof java.util.List<?> list
        ? list.stream().map(VllmResolved::plain).toList()
        : value;
  }

  static void sampling(Matcher found, LogLine line, LogFields out) {
    out.put("sampling_defaults_from", found.group(1), line);
    if (found.group(2) != null) {
      out.put("sampling_defaults", PythonRepr.value(found.group(2)), line);
    }
  }
}
