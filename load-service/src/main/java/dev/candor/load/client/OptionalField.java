package dev.candor.load.client;

/**
 * Request fields that not every engine takes. Each is asked for until an engine refuses it; in the
 * order in which they are given up when a refusal does not say which.
 */
public enum OptionalField {
  /** Token ids in every chunk (vLLM). */
  RETURN_TOKEN_IDS("return_token_ids", "\"return_token_ids\":true"),
  /** {@code timings} in every chunk, which hold a running counter (llama-server). */
  TIMINGS_PER_TOKEN("timings_per_token", "\"timings_per_token\":true"),
  /** No reuse of the last prompt's cache (llama-server), since prompts are meant to be new. */
  CACHE_PROMPT("cache_prompt", "\"cache_prompt\":false"),
  /** Usage in every chunk (vLLM, SGLang); inside {@code stream_options}. */
  CONTINUOUS_USAGE("continuous_usage_stats", ""),
  /** Generate up to the cap, whatever the model would say. */
  IGNORE_EOS("ignore_eos", "\"ignore_eos\":true"),
  /** Usage at the end of the stream. */
  STREAM_OPTIONS("stream_options", "");

  private final String wireName;
  private final String json;

  OptionalField(String wireName, String json) {
    this.wireName = wireName;
    this.json = json;
  }

  /** The field's name in a request. */
  public String wireName() {
    return wireName;
  }

  String json() {
    return json;
  }
}
