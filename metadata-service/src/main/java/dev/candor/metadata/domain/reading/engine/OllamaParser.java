package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.FlagTable;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.commandline.Values;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ollama: environment variables only; the model is chosen by each request. */
public final class OllamaParser implements EngineParser {
  private static final Map<String, String[]> VARIABLES = variables();

  private static Map<String, String[]> variables() {
    Map<String, String[]> table = new HashMap<>();
    for (String line : FlagTable.lines("/engines/ollama.tsv")) {
      String[] columns = line.split("\t", -1);
      table.put(columns[0], columns);
    }
    return Map.copyOf(table);
  }

  @Override
  public void read(
      String entrypoint,
      List<Token> arguments,
      Map<String, Token> environment,
      Context context,
      ReadingBuilder out) {
    environment.forEach((name, value) -> variable(name, value, out));
    Optional<Token> model =
        arguments.stream().filter(token -> !token.text().startsWith("-")).findFirst();
    if (entrypoint.equals("ollama run") && model.isPresent()) {
      out.put("model", model.get().text(), model.get().source(), model.get().where());
    } else {
      out.unresolved(
          "model", "Ollama takes the model from each request; /api/ps names the loaded ones");
    }
    if (out.value("kv_cache_dtype").isPresent()
        && !out.value("flash_attention").equals(Optional.of(true))) {
      out.warn("OLLAMA_KV_CACHE_TYPE needs flash attention, which is not switched on here");
    }
  }

  private static void variable(String name, Token value, ReadingBuilder out) {
    String[] columns = VARIABLES.get(name);
    if (columns == null) {
      if (name.startsWith("OLLAMA_") && !name.contains("KEY")) {
        out.warn(name + " is not a variable that Ollama reads: it is silently ignored");
      }
      return;
    }
    String field = columns[2];
    if (value.unresolved().isPresent()) {
      out.unresolved(field, value.unresolved().get());
      return;
    }
    String text = value.text();
    switch (columns[1]) {
      case "address" -> address(value, out);
      case "int" ->
          Numbers.integer(text)
              .ifPresentOrElse(
                  number -> out.put(field, number, value.source(), value.where()),
                  () -> out.warn(value.where() + " is not a number: " + text));
      case "truth" ->
          out.put(field, Values.truth(text).orElse(!text.isEmpty()), value.source(), value.where());
      default -> out.put(field, text, value.source(), value.where());
    }
  }

  private static void address(Token value, ReadingBuilder out) {
    String text = value.text().strip().replaceFirst("^[a-z]+://", "").replaceFirst("/.*$", "");
    int colon = text.lastIndexOf(':');
    boolean port =
        colon >= 0
            && text.substring(colon + 1).matches("\\d{1,5}")
            && (text.indexOf(':') == colon || text.contains("]"));
    String host = port ? text.substring(0, colon) : text;
    if (!host.isEmpty()) {
      out.put("host", host, value.source(), value.where());
    }
    if (port) {
      out.put("port", Long.parseLong(text.substring(colon + 1)), value.source(), value.where());
    }
  }
}
