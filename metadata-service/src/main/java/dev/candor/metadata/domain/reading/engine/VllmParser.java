package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.TextFormats;
import dev.candor.metadata.domain.reading.commandline.ArgparseReader;
import dev.candor.metadata.domain.reading.commandline.FlagTable;
import dev.candor.metadata.domain.reading.commandline.OptionWriter;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** vLLM's {@code FlexibleArgumentParser}: command line over configuration file, last one wins. */
public final class VllmParser implements EngineParser {
  private static final FlagTable CURRENT = FlagTable.load("vllm-1", "vllm-2");
  private static final FlagTable REMOVED = FlagTable.load("vllm-removed");

  private final Secrets secrets;
  private final TextFormats formats;

  public VllmParser(Secrets secrets, TextFormats formats) {
    this.secrets = secrets;
    this.formats = formats;
  }

  @Override
  public void read(
      String entrypoint,
      List<Token> arguments,
      Map<String, Token> environment,
      Context context,
      ReadingBuilder out) {
    boolean serve = !entrypoint.contains("api_server");
    List<Token> tokens = new ArrayList<>(arguments);
    if (serve && !tokens.isEmpty() && tokens.getFirst().text().equals("serve")) {
      tokens.removeFirst();
    }
    configuration(tokens, context, out);
    VllmFields fields = new VllmFields(out);
    ParsedOptions parsed =
        ArgparseReader.read(List.of(CURRENT, REMOVED), VllmArguments.prepare(tokens, out));
    OptionWriter writer = new OptionWriter(out, secrets);
    List<Option> last = parsed.options().stream().filter(option -> !isModel(option)).toList();
    last.stream()
        .filter(VllmParser::isSpeculativeJson)
        .forEach(option -> fields.speculative(option, writer));
    last.stream()
        .filter(option -> !isSpeculativeJson(option))
        .forEach(option -> fields.option(option, writer));
    model(parsed, serve, out, fields);
    writer.remarks(parsed);
    fields.finish(environment);
  }

  private static boolean isModel(Option option) {
    return option.flag().longName().equals("--model");
  }

  private static boolean isSpeculativeJson(Option option) {
    return option.flag().longName().equals("--speculative-config");
  }

  private void model(ParsedOptions parsed, boolean serve, ReadingBuilder out, VllmFields fields) {
    List<Token> positionals = parsed.positionals();
    List<Option> keywords = parsed.options().stream().filter(VllmParser::isModel).toList();
    keywords.forEach(option -> fields.model(option.values().getFirst()));
    boolean fromCommandLine =
        keywords.stream().anyMatch(option -> !option.place().source().equals("config-file"));
    if (serve && fromCommandLine) {
      out.warn(
          "with `vllm serve`, --model is rewritten to the positional argument; the option is deprecated");
    }
    int extraFrom = 1;
    if (fromCommandLine || !serve) {
      extraFrom = 0;
    } else if (!positionals.isEmpty()) {
      fields.model(positionals.getFirst());
    }
    if (positionals.size() > extraFrom) {
      Token place = positionals.get(extraFrom);
      if (place.unresolved().isPresent()) {
        out.unresolved("extra", place.unresolved().get());
        return;
      }
      String rest =
          String.join(
              " ",
              positionals.subList(extraFrom, positionals.size()).stream()
                  .map(Token::text)
                  .toList());
      out.refused("unrecognized arguments: " + rest, place.source(), place.where());
    }
  }

  /**
   * Loads the file after the exact word {@code --config} and puts its entries before the command
   * line's.
   */
  private void configuration(List<Token> tokens, Context context, ReadingBuilder out) {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.text().startsWith("--config=")) {
        out.put("config_file", token.text().substring(9), token.source(), token.where());
        out.put("config_file_loaded", false, token.source(), token.where());
        out.warn(
            "--config=… is parsed but not loaded: only the separate word --config loads a file");
        tokens.remove(i--);
      } else if (token.text().equals("--config") && i + 1 < tokens.size()) {
        Token path = tokens.get(i + 1);
        tokens.subList(i, i + 2).clear();
        insert(tokens, path, context, out);
        return;
      }
    }
  }

  private void insert(List<Token> tokens, Token path, Context context, ReadingBuilder out) {
    if (path.unresolved().isPresent()) {
      out.unresolved("config_file", path.unresolved().get());
      unknownContent(tokens, path.text(), out);
      return;
    }
    out.put("config_file", path.text(), path.source(), path.where());
    Optional<ConfigFile> file = ConfigFile.open(path.text(), context, formats, out);
    if (file.isEmpty()) {
      unknownContent(tokens, path.text(), out);
      return;
    }
    List<Token> inserted = new ArrayList<>();
    boolean negates =
        context.engineVersion().filter(version -> Versions.atLeast(version, "0.32")).isPresent();
    file.get()
        .entries()
        .forEach(
            (key, value) -> entry(file.get(), String.valueOf(key), value, negates, inserted, out));
    int at = !tokens.isEmpty() && !tokens.getFirst().text().startsWith("-") ? 1 : 0;
    tokens.addAll(at, inserted);
  }

  private static void unknownContent(List<Token> tokens, String path, ReadingBuilder out) {
    String why = "the configuration file " + path + " cannot be reached";
    boolean model =
        (!tokens.isEmpty() && !tokens.getFirst().text().startsWith("-"))
            || tokens.stream().anyMatch(token -> token.text().matches("--model(=.*)?"));
    if (!model) {
      out.unresolved("model", why);
    }
    if (tokens.stream().noneMatch(token -> token.text().matches("(-sc|--spec.*)"))) {
      out.unresolved("speculative", why);
    }
  }

  private static void entry(
      ConfigFile file,
      String key,
      Object value,
      boolean negates,
      List<Token> inserted,
      ReadingBuilder out) {
    String where = file.where(key);
    List<String> words = new ArrayList<>();
    switch (value) {
      case Boolean yes when yes -> words.add("--" + key);
      case Boolean no -> {
        if (negates) {
          words.add("--no-" + key);
        } else {
          out.warn(
              where
                  + ": `"
                  + key
                  + ": false` is dropped, not turned into --no-"
                  + key
                  + " (builds before 0.32)");
        }
      }
      case List<?> list when list.isEmpty() -> out.warn(where + ": an empty list is dropped");
      case List<?> list -> {
        words.add("--" + key);
        list.forEach(each -> words.add(String.valueOf(each)));
      }
      case Map<?, ?> map -> words.addAll(List.of("--" + key, JsonText.of(map)));
      default -> words.addAll(List.of("--" + key, String.valueOf(value)));
    }
    words.forEach(word -> inserted.add(new Token(Word.of(word), "config-file", where)));
  }

  /** The evidence of one argument. */
  static Evidence evidence(Token token) {
    return new Evidence(token.source(), token.where(), token.text());
  }
}
