package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.OptionWriter;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.domain.reading.text.JsonNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What is special about vLLM's values: speculation, compilation, LoRA, model names, dead variables.
 */
final class VllmFields {
  private static final Map<String, String> SPECULATIVE =
      Map.of("num_speculative_tokens", "num_tokens", "model", "draft_model");

  private final ReadingBuilder out;

  VllmFields(ReadingBuilder out) {
    this.out = out;
  }

  void model(Token token) {
    if (token.unresolved().isPresent()) {
      out.unresolved("model", token.unresolved().get());
      return;
    }
    Repository.write(token.text(), VllmParser.evidence(token), out);
  }

  void option(Option option, OptionWriter writer) {
    String flag = option.flag().longName();
    if (flag.equals("--speculative-model") && option.place().text().equals("[ngram]")) {
      out.put("speculative.method", "ngram", option.place().source(), option.place().where());
      return;
    }
    Optional<Object> value = writer.write(option);
    if (value.isEmpty()) {
      return;
    }
    Token place = option.place();
    switch (flag) {
      case "--compilation-config" -> part(value.get(), "cudagraph_mode", "cuda_graph.mode", place);
      case "--kv-transfer-config" -> part(value.get(), "kv_connector", "kv_connector", place);
      case "--attention-config" -> part(value.get(), "backend", "attention_backend", place);
      case "--kernel-config" -> part(value.get(), "moe_backend", "moe_backend", place);
      case "--lora-modules" ->
          out.put("lora_modules", adapters((List<?>) value.get()), place.source(), place.where());
      case "--enforce-eager" -> {
        if (value.get().equals(true)) {
          out.warn("enforce_eager turns CUDA graphs and compilation off");
        }
      }
      case "--spec-method" -> method(String.valueOf(value.get()), place);
      default -> {}
    }
  }

  private void part(Object json, String key, String field, Token place) {
    Object value = json instanceof Map<?, ?> map ? map.get(key) : null;
    if (value != null && value != JsonNull.NULL) {
      boolean backend = field.equals("attention_backend");
      Object kept = backend ? String.valueOf(value).toUpperCase(Locale.ROOT) : value;
      out.put(field, kept, place.source(), place.where() + " ." + key);
    }
  }

  /** The JSON of {@code --speculative-config}: a later one replaces an earlier one as a whole. */
  void speculative(Option option, OptionWriter writer) {
    out.forget("speculative");
    Optional<Object> value = writer.write(option);
    if (!(value.isPresent() && value.get() instanceof Map<?, ?> map)) {
      value.ifPresent(
          other -> {
            out.forget("speculative");
            out.refused(
                "argument --speculative-config/-sc: Value "
                    + option.place().text()
                    + " cannot be converted",
                option.place().source(),
                option.place().where());
          });
      return;
    }
    out.forget("speculative");
    Token place = option.place();
    map.forEach((key, each) -> keyed(String.valueOf(key), each, place));
  }

  private void keyed(String key, Object value, Token place) {
    if (value == JsonNull.NULL) {
      return;
    }
    if (key.equals("method")) {
      method(String.valueOf(value), place);
      return;
    }
    if (key.equals("rejection_sample_method") && value.equals("synthetic")) {
      out.warn(
          "speculation with rejection_sample_method synthetic makes its acceptance up: no figure of it counts");
    }
    String name = SPECULATIVE.getOrDefault(key, key).replace('.', '_');
    out.put("speculative." + name, value, place.source(), place.where() + " ." + key);
  }

  private void method(String given, Token place) {
    boolean oldMtp = given.endsWith("_mtp");
    if (oldMtp) {
      out.warn("speculative method " + given + " is the old name of mtp");
    }
    out.put(
        "speculative.method",
        oldMtp ? "mtp" : given,
        new Evidence(place.source(), place.where(), given));
  }

  private static List<Object> adapters(List<?> words) {
    List<Object> adapters = new ArrayList<>();
    words.forEach(word -> adapters.add(Json.parse(String.valueOf(word)).orElse(word)));
    return adapters;
  }

  void finish(Map<String, Token> environment) {
    Token dead = environment.get("VLLM_ATTENTION_BACKEND");
    if (dead != null) {
      out.warn(
          "VLLM_ATTENTION_BACKEND is no longer read by vLLM (removed 2026-01-21): kept under env, not taken as the attention backend");
    }
    Token port = environment.get("VLLM_PORT");
    if (port != null && port.text().startsWith("tcp://")) {
      out.warn(
          "VLLM_PORT="
              + port.text()
              + " comes from a Kubernetes Service named vllm, not from a user");
    }
  }
}
