package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.FileAccess;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.domain.reading.text.JsonNull;
import dev.candor.metadata.domain.reading.text.JsonText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads one line of a batch file and gives the line to print for it. */
final class Batch {
  private final Forms forms;

  Batch(Forms forms) {
    this.forms = forms;
  }

  /**
   * One JSON object for one line; a line that cannot be read gives an object with {@code error}.
   */
  String line(String text, int number) {
    Map<String, Object> out = new LinkedHashMap<>();
    Object parsed = Json.parse(text).orElse(JsonNull.NULL);
    if (!(parsed instanceof Map<?, ?> entry)) {
      out.put("id", JsonNull.NULL);
      out.put("error", "line " + number + ": not a JSON object");
      return JsonText.of(out);
    }
    Object id = entry.get("id");
    out.put("id", id == null ? (Object) ("line " + number) : id);
    try {
      out.putAll(ReadingJson.of(read(entry)));
    } catch (RuntimeException e) {
      out.put("error", "line " + number + ": " + e.getMessage());
    }
    return JsonText.of(out);
  }

  private Reading read(Map<?, ?> entry) {
    Optional<Engine> engine =
        Optional.ofNullable(entry.get("engine"))
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .flatMap(Engine::named);
    Context context = Context.empty().withHint(engine);
    Object variables = entry.get("env");
    if (variables != null && variables != JsonNull.NULL) {
      context = context.withEnvironment(Forms.variables(variables));
    }
    if (entry.get("files") instanceof Map<?, ?> files) {
      Map<String, String> contents = new LinkedHashMap<>();
      files.forEach((path, text) -> contents.put(String.valueOf(path), String.valueOf(text)));
      context = context.withFiles(FileAccess.of(contents));
    }
    if (entry.get("version") instanceof String version) {
      context = context.withVersion(version);
    }
    Object input = entry.get("input") == null ? entry.get("line") : entry.get("input");
    if (input == null) {
      throw new IllegalArgumentException("neither \"input\" nor \"line\" is given");
    }
    Object form = entry.get("form");
    String name =
        form instanceof String given ? given : entry.get("input") == null ? "log" : "shell";
    return forms.read(name, input, context);
  }
}
