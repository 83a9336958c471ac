package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.FieldReading;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code /v1/models}, which every OpenAI-compatible engine has. */
final class ModelCards {
  private static final String PATH = "/v1/models";

  private ModelCards() {}

  /** Who owns the first model; an empty text when the answer does not say. */
  static String owner(Answers answers) {
    return first(answers, "owned_by").map(Object::toString).orElse("");
  }

  /** Served names of base models, and the longest context when it is told. */
  static List<FieldReading> fields(Answers answers) {
    return answers
        .json(PATH)
        .map(
            json -> {
              Answers.Collector out = new Answers.Collector(PATH, json.body(), json.readAt());
              List<Object> names = baseNames(json.body());
              if (!names.isEmpty()) {
                out.put("served_model_name", "data[*].id", names);
              }
              return out.take("max_model_len", "data", 0, "max_model_len").found();
            })
        .orElse(List.of());
  }

  static Optional<Object> first(Answers answers, String key) {
    return answers.json(PATH).flatMap(json -> Answers.member(json.body(), "data", 0, key));
  }

  private static List<Object> baseNames(Map<String, Object> body) {
    return Answers.member(body, "data")
        .filter(List.class::isInstance)
        .map(data -> (List<?>) data)
        .orElse(List.of())
        .stream()
        .filter(card -> Answers.member(card, "parent").isEmpty())
        .flatMap(card -> Answers.member(card, "id").stream())
        .toList();
  }
}
