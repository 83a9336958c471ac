package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.FieldReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Recognises an engine by its answers and reads its configuration out of them. */
public final class EndpointReader {
  /** The paths to ask, all of them harmless GETs. */
  public static final List<String> PATHS =
      List.of(
          "/health",
          "/v1/models",
          "/version",
          "/props",
          "/slots",
          "/metrics",
          "/server_info",
          "/get_server_info",
          "/info",
          "/api/version");

  private EndpointReader() {}

  /** Reads what the answers hold; an engine that is not recognised still gives its models. */
  public static EndpointReading read(Answers answers) {
    EngineKind kind = kindOf(answers);
    List<FieldReading> fields = new ArrayList<>();
    switch (kind) {
      case VLLM -> fields.addAll(VllmAnswers.fields(answers));
      case SGLANG -> fields.addAll(SglangAnswers.fields(answers));
      case LLAMA_CPP -> fields.addAll(LlamaCppAnswers.fields(answers));
      case TENSORRT_LLM, TGI, OLLAMA, CANDOR_REFERENCE, UNKNOWN ->
          fields.addAll(ModelCards.fields(answers));
    }
    return new EndpointReading(kind, version(kind, answers), fields, warnings(kind, answers));
  }

  private static EngineKind kindOf(Answers answers) {
    String owner = ModelCards.owner(answers).toLowerCase(Locale.ROOT);
    Optional<EndpointAnswer.Json> version = answers.json("/version");
    String named =
        version.flatMap(v -> Answers.member(v.body(), "engine")).map(Object::toString).orElse("");
    if (owner.startsWith("candor") || named.startsWith("candor")) {
      return EngineKind.CANDOR_REFERENCE;
    }
    return switch (owner) {
      case "vllm" -> EngineKind.VLLM;
      case "sglang" -> EngineKind.SGLANG;
      case "llamacpp" -> EngineKind.LLAMA_CPP;
      case "tensorrt_llm" -> EngineKind.TENSORRT_LLM;
      default -> bySpecificAnswer(answers);
    };
  }

  private static EngineKind bySpecificAnswer(Answers answers) {
    if (answers.json("/props").filter(p -> p.body().containsKey("build_info")).isPresent()) {
      return EngineKind.LLAMA_CPP;
    }
    if (SglangAnswers.info(answers).isPresent()) {
      return EngineKind.SGLANG;
    }
    if (answers.json("/info").filter(i -> i.body().containsKey("docker_label")).isPresent()) {
      return EngineKind.TGI;
    }
    if (answers.json("/api/version").isPresent() && answers.json("/version").isEmpty()) {
      return EngineKind.OLLAMA;
    }
    return EngineKind.UNKNOWN;
  }

  private static Optional<String> version(EngineKind kind, Answers answers) {
    Optional<Object> reported =
        switch (kind) {
          case LLAMA_CPP ->
              answers.json("/props").flatMap(p -> Answers.member(p.body(), "build_info"));
          case SGLANG ->
              SglangAnswers.info(answers).flatMap(i -> Answers.member(i.json().body(), "version"));
          case TGI -> answers.json("/info").flatMap(i -> Answers.member(i.body(), "version"));
          case OLLAMA ->
              answers.json("/api/version").flatMap(v -> Answers.member(v.body(), "version"));
          case VLLM, TENSORRT_LLM, CANDOR_REFERENCE, UNKNOWN ->
              answers.json("/version").flatMap(v -> Answers.member(v.body(), "version"));
        };
    return reported.map(Object::toString);
  }

  private static List<String> warnings(EngineKind kind, Answers answers) {
    List<String> out = new ArrayList<>();
    if (answers.json("/v1/models").isEmpty()) {
      out.add("/v1/models " + inWords(answers.byPath().get("/v1/models")));
    }
    boolean metrics = answers.text("/metrics").isPresent();
    if (kind != EngineKind.UNKNOWN && !metrics) {
      out.add("/metrics " + inWords(answers.byPath().get("/metrics")) + metricsAdvice(kind));
    }
    return out;
  }

  private static String metricsAdvice(EngineKind kind) {
    return switch (kind) {
      case LLAMA_CPP -> ": start llama-server with --metrics for load snapshots";
      case SGLANG -> ": start SGLang with --enable-metrics for load snapshots";
      case TENSORRT_LLM ->
          ": its /metrics is JSON; set return_perf_metrics for /prometheus/metrics";
      case VLLM, TGI, OLLAMA, CANDOR_REFERENCE, UNKNOWN ->
          ": load snapshots will lack its counters";
    };
  }

  /** An answer in words, to stand behind its path. */
  public static String inWords(@Nullable EndpointAnswer answer) {
    return switch (answer) {
      case EndpointAnswer.Json j -> "answered JSON";
      case EndpointAnswer.Text t -> "answered text that is not JSON";
      case EndpointAnswer.Status s ->
          "answered " + s.code() + (s.detail().isEmpty() ? "" : " (" + s.detail() + ")");
      case EndpointAnswer.Failed f -> "gave no answer: " + f.why();
      case null -> "was not asked";
    };
  }
}
