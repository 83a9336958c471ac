package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.TextFormats;
import dev.candor.metadata.domain.reading.commandline.Flag;
import dev.candor.metadata.domain.reading.commandline.FlagTable;
import dev.candor.metadata.domain.reading.commandline.FlagTable.Match;
import dev.candor.metadata.domain.reading.commandline.OptionWriter;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Unknown;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.secret.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** trtllm-serve: click's exact spellings, and a YAML file that beats the command line. */
public final class TrtllmParser implements EngineParser {
  private static final FlagTable TABLE = FlagTable.load("trtllm");

  private final Secrets secrets;
  private final TextFormats formats;

  public TrtllmParser(Secrets secrets, TextFormats formats) {
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
    OptionWriter writer = new OptionWriter(out, secrets);
    List<Token> positionals = new ArrayList<>();
    int at = !arguments.isEmpty() && arguments.getFirst().text().equals("serve") ? 1 : 0;
    while (at < arguments.size()) {
      Token token = arguments.get(at++);
      if (!token.text().startsWith("-") || token.text().equals("-")) {
        positionals.add(token);
        continue;
      }
      at += option(token, arguments.subList(at, arguments.size()), writer, out);
    }
    positionals(positionals, out);
    if (out.value("served_model_name").orElse("") instanceof String name && !name.isEmpty()) {
      out.put("served_model_name", List.of(name), "derived", "served_model_name");
    }
    file(context, out);
  }

  private static void positionals(List<Token> positionals, ReadingBuilder out) {
    for (int i = 0; i < positionals.size(); i++) {
      Token token = positionals.get(i);
      if (token.unresolved().isPresent()) {
        out.unresolved(i == 0 ? "model" : "extra", token.unresolved().get());
      } else if (i == 0) {
        out.put("model", token.text(), token.source(), token.where());
      } else {
        out.refused(
            "Got unexpected extra argument (" + token.text() + ")", token.source(), token.where());
      }
    }
  }

  /** Writes one option and says how many of the following words it took. */
  private static int option(
      Token token, List<Token> rest, OptionWriter writer, ReadingBuilder out) {
    String text = token.text();
    int equals = text.indexOf('=');
    String key = equals < 0 ? text : text.substring(0, equals);
    Optional<Match> match = TABLE.exact(key);
    if (match.isEmpty()) {
      return unknown(token, key, equals, rest, writer, out);
    }
    Flag flag = match.get().flag();
    if (flag.kind().bare()) {
      writer.write(new Option(flag, false, token, List.of()));
      return 0;
    }
    if (equals < 0 && rest.isEmpty()) {
      out.refused("Option '" + key + "' requires an argument.", token.source(), token.where());
      return 0;
    }
    Token value = equals < 0 ? rest.getFirst() : token.with(text.substring(equals + 1));
    writer.write(new Option(flag, false, token, List.of(value)));
    return equals < 0 ? 1 : 0;
  }

  private static int unknown(
      Token token,
      String key,
      int equals,
      List<Token> rest,
      OptionWriter writer,
      ReadingBuilder out) {
    boolean value =
        equals < 0 && !rest.isEmpty() && !rest.getFirst().text().matches("-+[A-Za-z].*");
    Optional<Match> meant = TABLE.exact(key.replace('-', '_').replaceFirst("^__", "--"));
    if (meant.isPresent()) {
      out.refused("No such option: " + key, token.source(), token.where());
      out.warn("trtllm-serve takes " + meant.get().spelling() + ", not " + key);
      return value && !meant.get().flag().kind().bare() ? 1 : 0;
    }
    Optional<Token> given =
        equals > 0
            ? Optional.of(token.with(token.text().substring(equals + 1)))
            : value ? Optional.of(rest.getFirst()) : Optional.empty();
    writer.unknown(new Unknown(token, key.replaceAll("^-+", ""), given));
    return value ? 1 : 0;
  }

  private void file(Context context, ReadingBuilder out) {
    if (!(out.value("config_file").orElse(false) instanceof String path)) {
      return;
    }
    Optional<ConfigFile> file = ConfigFile.open(path, context, formats, out);
    if (file.isEmpty()) {
      out.unresolved(
          "speculative",
          "the YAML file " + path + " cannot be reached, and it beats the command line");
      out.warn(
          "TensorRT-LLM's YAML beats the command line: any value read here may be replaced by "
              + path);
      return;
    }
    TrtllmFile.write(file.get(), out);
  }
}
