package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.domain.reading.TextFormats;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.domain.reading.text.JsonNull;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads an input by the name of its form; inputs may be text or JSON already. */
final class Forms {
  static final List<String> NAMES =
      List.of("argv", "shell", "docker", "podman", "compose", "pod", "env", "log");

  private final ConfigurationReader reader;
  private final TextFormats formats;

  Forms(ConfigurationReader reader, TextFormats formats) {
    this.reader = reader;
    this.formats = formats;
  }

  /**
   * Reads one input.
   *
   * @throws IllegalArgumentException when the form is not known or the input does not fit it
   */
  Reading read(String form, Object input, Context context) {
    return switch (form) {
      case "argv" -> reader.argv(words(input), context);
      case "shell", "docker-run", "podman-run" -> reader.shell(joined(input), context);
      case "docker", "podman", "docker-inspect", "podman-inspect" -> container(input, context);
      case "compose", "docker-compose" ->
          reader.compose(
              input instanceof String text
                  ? text
                  : dev.candor.metadata.domain.reading.text.JsonText.of(input),
              context);
      case "pod", "kubernetes", "k8s", "deployment" -> reader.pod(document(input), context);
      case "env", "environment" -> reader.environment(variables(input), context);
      case "log", "line" ->
          reader.log(
              input instanceof List<?> lines
                  ? String.join("\n", lines.stream().map(String::valueOf).toList())
                  : String.valueOf(input),
              context);
      default ->
          throw new IllegalArgumentException(
              "form: \"" + form + "\" is not known; use one of " + String.join(", ", NAMES));
    };
  }

  private Reading container(Object input, Context context) {
    if (input instanceof String text
        && text.strip().matches("(?s)(sudo )?(\\S*/)?(docker|podman|nerdctl)\\b.*")) {
      return reader.shell(text, context);
    }
    return reader.dockerInspect(document(input), context);
  }

  private Object document(Object input) {
    if (!(input instanceof String text)) {
      return input;
    }
    Object json = Json.parse(text).orElse(JsonNull.NULL);
    return json == JsonNull.NULL ? formats.yaml(text) : json;
  }

  private static String joined(Object input) {
    return input instanceof List<?> list
        ? String.join("\n", list.stream().map(String::valueOf).toList())
        : String.valueOf(input);
  }

  /** A JSON list, or words with NULs between them as in /proc, or one word a line. */
  static List<String> words(Object input) {
    if (input instanceof List<?> list) {
      return list.stream().map(String::valueOf).toList();
    }
    String text = String.valueOf(input);
    if (text.stripLeading().startsWith("[")
        && Json.parse(text).orElse("") instanceof List<?> list) {
      return list.stream().map(String::valueOf).toList();
    }
    String separator = text.indexOf('\0') >= 0 ? "\0" : "\n";
    return List.of(text.replaceFirst("[\\n\\x00]+$", "").split(separator, -1));
  }

  /** A JSON object, a list of NAME=value, or such lines. */
  static Map<String, String> variables(Object input) {
    Map<String, String> variables = new LinkedHashMap<>();
    Object parsed =
        input instanceof String text && text.stripLeading().startsWith("{")
            ? Json.parse(text).orElse(text)
            : input;
    if (parsed instanceof Map<?, ?> map) {
      map.forEach(
          (name, value) ->
              variables.put(
                  String.valueOf(name),
                  value == null || value == JsonNull.NULL ? "" : String.valueOf(value)));
      return variables;
    }
    for (String line : words(Objects.requireNonNull(parsed))) {
      int equals = line.indexOf('=');
      if (equals > 0 && !line.startsWith("#")) {
        variables.put(
            line.substring(0, equals).replaceFirst("^export\\s+", ""), line.substring(equals + 1));
      }
    }
    return variables;
  }
}
