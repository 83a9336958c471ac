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
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Unknown;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** SGLang's plain argparse: exact dashes, abbreviations, command line over configuration file. */
public final class SglangParser implements EngineParser {
  private static final List<FlagTable> GENERATIONS =
      List.of(
          FlagTable.load("sglang-1", "sglang-2", "sglang-3"),
          FlagTable.load("sglang-late-2025-1", "sglang-late-2025-2"),
          FlagTable.load("sglang-2025"));

  private final Secrets secrets;
  private final TextFormats formats;

  public SglangParser(Secrets secrets, TextFormats formats) {
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
    List<Token> tokens = new ArrayList<>(arguments);
    if (!tokens.isEmpty() && tokens.getFirst().text().equals("serve") && entrypoint.isEmpty()) {
      tokens.removeFirst();
    }
    configuration(tokens, context, out);
    ParsedOptions parsed = ArgparseReader.read(GENERATIONS, tokens);
    OptionWriter writer = new OptionWriter(out, secrets);
    boolean serve = entrypoint.endsWith("serve") || entrypoint.isEmpty();
    positionals(parsed, serve, out);
    parsed.options().forEach(option -> option(option, writer, out));
    List<Unknown> unknown = new ArrayList<>();
    parsed.unknown().forEach(each -> refusedSpelling(each, out, unknown));
    writer.remarks(
        new ParsedOptions(List.of(), List.of(), unknown, parsed.refusals(), parsed.warnings()));
  }

  private static void positionals(ParsedOptions parsed, boolean serve, ReadingBuilder out) {
    List<Token> words = parsed.positionals();
    int extra = 0;
    if (serve && !words.isEmpty()) {
      Token model = words.getFirst();
      if (model.unresolved().isPresent()) {
        out.unresolved("model", model.unresolved().get());
      } else {
        out.put("model", model.text(), model.source(), model.where());
      }
      extra = 1;
    }
    if (words.size() > extra) {
      Token place = words.get(extra);
      String rest =
          String.join(" ", words.subList(extra, words.size()).stream().map(Token::text).toList());
      if (place.unresolved().isPresent()) {
        out.unresolved("extra", place.unresolved().get());
      } else {
        out.refused("unrecognized arguments: " + rest, place.source(), place.where());
      }
    }
  }

  /** SGLang does not turn underscores into dashes: such a spelling of a known option is refused. */
  private static void refusedSpelling(Unknown flag, ReadingBuilder out, List<Unknown> unknown) {
    String dashed = "--" + flag.name().replace('_', '-');
    boolean known = GENERATIONS.stream().anyMatch(table -> table.exact(dashed).isPresent());
    if (!flag.name().contains("_") || !known) {
      unknown.add(flag);
      return;
    }
    String value = flag.value().map(token -> " " + token.text()).orElse("");
    out.refused(
        "unrecognized arguments: --" + flag.name() + value,
        flag.spelled().source(),
        flag.spelled().where());
    out.warn("SGLang takes " + dashed + ", not --" + flag.name());
  }

  private void option(Option option, OptionWriter writer, ReadingBuilder out) {
    String field = option.flag().field();
    if (field.startsWith("cuda_graph.") && out.value("cuda_graph").orElse("") instanceof Boolean) {
      return;
    }
    String before = out.value(field).map(String::valueOf).orElse("");
    Optional<Object> value = writer.write(option);
    Token place = option.place();
    if (value.isEmpty()) {
      return;
    }
    if (!before.isEmpty() && option.values().size() == 1 && !option.flag().kind().bare()) {
      out.warn(option.flag().longName() + " is given more than once: the last one counts");
    }
    switch (field) {
      case "served_model_name" ->
          out.put(
              field,
              value.get() instanceof List<?> list ? list : List.of(value.get()),
              place.source(),
              place.where());
      case "speculative.method" -> method(String.valueOf(value.get()), place, out);
      case "cuda_graph.decode.backend", "cuda_graph.prefill.backend" -> {
        if (value.get().equals("disabled")) {
          out.put(
              field.substring(0, field.lastIndexOf('.')),
              "disabled",
              place.source(),
              place.where());
        }
      }
      default -> {}
    }
  }

  private static void method(String given, Token place, ReadingBuilder out) {
    if (given.equals("NEXTN")) {
      out.put(
          "speculative.method", "EAGLE", new Evidence(place.source(), place.where(), place.text()));
      out.warn("SGLang runs NEXTN as EAGLE");
    }
  }

  private void configuration(List<Token> tokens, Context context, ReadingBuilder out) {
    for (int i = 0; i < tokens.size(); i++) {
      String text = tokens.get(i).text();
      boolean apart = text.equals("--config") && i + 1 < tokens.size();
      if (!apart && !text.startsWith("--config=")) {
        continue;
      }
      Token path = apart ? tokens.get(i + 1) : tokens.get(i).with(text.substring(9));
      tokens.subList(i, apart ? i + 2 : i + 1).clear();
      out.put("config_file", path.text(), path.source(), path.where());
      Optional<ConfigFile> file =
          path.unresolved().isPresent()
              ? Optional.empty()
              : ConfigFile.open(path.text(), context, formats, out);
      if (file.isPresent()) {
        tokens.addAll(0, entries(file.get()));
      } else {
        unknownContent(tokens, path.text(), out);
      }
      return;
    }
  }

  private static void unknownContent(List<Token> tokens, String path, ReadingBuilder out) {
    String why = "the configuration file " + path + " cannot be reached";
    if (tokens.stream().noneMatch(token -> token.text().startsWith("--model"))) {
      out.unresolved("model", why);
    }
    if (tokens.stream().noneMatch(token -> token.text().startsWith("--spec"))) {
      out.unresolved("speculative", why);
    }
  }

  private static List<Token> entries(ConfigFile file) {
    List<Token> inserted = new ArrayList<>();
    file.entries()
        .forEach(
            (key, value) -> {
              String flag = "--" + String.valueOf(key).replace('_', '-');
              List<String> words = new ArrayList<>();
              switch (value) {
                case Boolean yes -> {
                  if (yes) {
                    words.add(flag);
                  }
                }
                case List<?> list -> {
                  words.add(flag);
                  list.forEach(each -> words.add(String.valueOf(each)));
                }
                case Map<?, ?> map -> words.addAll(List.of(flag, JsonText.of(map)));
                default -> words.addAll(List.of(flag, String.valueOf(value)));
              }
              String where = file.where(String.valueOf(key));
              words.forEach(word -> inserted.add(new Token(Word.of(word), "config-file", where)));
            });
    return inserted;
  }
}
