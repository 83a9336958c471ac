package dev.candor.metadata.domain.reading.secret;

import dev.candor.metadata.domain.reading.text.JsonNull;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Walks a plain JSON tree and marks the secrets in it. */
final class SecretTree {
  private final Secrets secrets;

  SecretTree(Secrets secrets) {
    this.secrets = secrets;
  }

  Object redact(Object value) {
    return switch (value) {
      case Map<?, ?> map -> object(map);
      case List<?> list -> array(list);
      case String text -> secrets.text(text);
      default -> value;
    };
  }

  private Map<String, Object> object(Map<?, ?> map) {
    Map<String, Object> safe = new LinkedHashMap<>();
    boolean secretEntry = map.get("name") instanceof String name && SecretNames.isSecret(name);
    map.forEach(
        (key, value) -> {
          String name = String.valueOf(key);
          Object given = Objects.requireNonNullElse(value, JsonNull.NULL);
          boolean secret = SecretNames.isSecret(name) || (secretEntry && name.equals("value"));
          safe.put(secrets.text(name), secret ? marked(given) : redact(given));
        });
    return safe;
  }

  private Object marked(Object value) {
    return switch (value) {
      case String text -> text.isEmpty() ? text : secrets.marker(text);
      case Number number -> secrets.marker(number.toString());
      case List<?> list ->
          list.stream()
              .map(each -> marked(Objects.requireNonNullElse(each, JsonNull.NULL)))
              .toList();
      case Map<?, ?> map -> object(map);
      default -> value;
    };
  }

  private List<?> array(List<?> list) {
    if (list.stream().allMatch(String.class::isInstance)) {
      return secrets.argv(list.stream().map(String.class::cast).toList());
    }
    return list.stream()
        .map(each -> redact(Objects.requireNonNullElse(each, JsonNull.NULL)))
        .toList();
  }
}
