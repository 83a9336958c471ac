package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.Flag;
import dev.candor.metadata.domain.reading.commandline.FlagKind;
import dev.candor.metadata.domain.reading.commandline.FlagTable;
import dev.candor.metadata.domain.reading.commandline.FlagTable.Match;
import dev.candor.metadata.domain.reading.commandline.OptionWriter;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Unknown;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.secret.Secrets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * llama-server's own table: a value is the next word, never after {@code =}; underscores become
 * dashes; every flag has an environment variable, which the flag overrides.
 */
public final class LlamaCppParser implements EngineParser {
  private static final FlagTable TABLE = FlagTable.load("llama-cpp", "llama-cpp-removed");

  private final Secrets secrets;

  public LlamaCppParser(Secrets secrets) {
    this.secrets = secrets;
  }

  @Override
  public void read(
      String entrypoint,
      List<Token> arguments,
      Map<String, Token> environment,
      Context context,
      ReadingBuilder out) {
    LlamaCppFields fields = new LlamaCppFields(out, new OptionWriter(out, secrets));
    variables(environment, fields, out);
    List<Token> tokens = new ArrayList<>(arguments);
    if (!tokens.isEmpty()
        && Set.of("--server", "-s").contains(tokens.getFirst().text())
        && entrypoint.isEmpty()) {
      tokens.removeFirst();
    }
    flags(tokens, environment, fields, out);
    fields.finish();
  }

  private static void variables(
      Map<String, Token> environment, LlamaCppFields fields, ReadingBuilder out) {
    Set<String> known = new HashSet<>();
    for (Flag flag : TABLE.flags()) {
      String name = flag.variable().orElse("");
      Token value = environment.get(name);
      known.add(name);
      known.add(name.replaceFirst("LLAMA_ARG_", "LLAMA_ARG_NO_"));
      Token negated = environment.get(name.replaceFirst("LLAMA_ARG_", "LLAMA_ARG_NO_"));
      if (negated != null && flag.kind() == FlagKind.BOOL) {
        fields.write(new Option(flag, true, negated, List.of()));
      }
      if (value != null) {
        fields.variable(flag, value);
      }
    }
    environment.keySet().stream()
        .filter(name -> name.startsWith("LLAMA_ARG_") && !known.contains(name))
        .forEach(name -> out.warn(name + " is not a variable that llama-server is known to read"));
  }

  private static void flags(
      List<Token> tokens,
      Map<String, Token> environment,
      LlamaCppFields fields,
      ReadingBuilder out) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      String text = token.text().startsWith("--") ? token.text().replace('_', '-') : token.text();
      Optional<Match> match = TABLE.exact(text);
      if (match.isEmpty()) {
        i +=
            stray(
                token,
                i + 1 < tokens.size() ? Optional.of(tokens.get(i + 1)) : Optional.empty(),
                fields,
                out);
        continue;
      }
      Flag flag = match.get().flag();
      repeated(flag, token, seen, out);
      if (flag.variable().filter(environment::containsKey).isPresent()) {
        out.warn(
            flag.variable().get()
                + " environment variable is set, but "
                + text
                + " on the command line overrides it");
      }
      List<Token> values = new ArrayList<>();
      int wanted = flag.kind().bare() ? 0 : flag.kind() == FlagKind.PAIR ? 2 : 1;
      while (values.size() < wanted
          && i + 1 < tokens.size()
          && takes(flag, tokens.get(i + 1).text())) {
        values.add(tokens.get(++i));
      }
      if (values.size() < wanted && flag.kind() != FlagKind.ONOFF_OPTIONAL) {
        out.refused(
            "error while handling argument \"" + text + "\": expected value for argument",
            token.source(),
            token.where());
        continue;
      }
      fields.write(new Option(flag, match.get().negated(), token, values));
    }
  }

  private static void repeated(Flag flag, Token token, Set<String> seen, ReadingBuilder out) {
    boolean gathers =
        Set.of("--lora", "--lora-scaled", "--logit-bias", "--control-vector")
            .contains(flag.longName());
    if (!seen.add(flag.longName()) && !gathers) {
      out.warn(
          "argument '" + token.text() + "' specified multiple times: only the last value is used");
    }
  }

  /** Old builds had {@code -fa} alone; newer ones take a word after it. */
  private static boolean takes(Flag flag, String next) {
    if (flag.kind() != FlagKind.ONOFF_OPTIONAL) {
      return true;
    }
    return Set.of("on", "off", "auto", "true", "false", "0", "1", "enabled", "disabled", "-1")
        .contains(next.toLowerCase(Locale.ROOT));
  }

  private static int stray(
      Token token, Optional<Token> next, LlamaCppFields fields, ReadingBuilder out) {
    String text = token.text();
    int equals = text.indexOf('=');
    String key = equals < 0 ? text : text.substring(0, equals);
    if (token.unresolved().isPresent()) {
      out.unresolved("extra", token.unresolved().get());
      return 0;
    }
    if ((equals > 0 && TABLE.exact(key.replace('_', '-')).or(() -> TABLE.exact(key)).isPresent())
        || !text.startsWith("-")) {
      out.refused("error: invalid argument: " + text, token.source(), token.where());
      return 0;
    }
    boolean value =
        next.isPresent()
            && !(next.get().text().startsWith("-") && next.get().text().matches("-+[A-Za-z].*"));
    fields.unknown(
        new Unknown(
            token, text.replaceAll("^-+", "").replace('_', '-'), value ? next : Optional.empty()));
    return value ? 1 : 0;
  }
}
