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
import dev.candor.metadata.domain.reading.commandline.Values;
import dev.candor.metadata.domain.reading.secret.Secrets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * text-generation-launcher: exact long flags, {@code --a=b} too, an environment variable for each.
 */
public final class TgiParser implements EngineParser {
  private static final FlagTable TABLE = FlagTable.load("tgi");

  private final Secrets secrets;

  public TgiParser(Secrets secrets) {
    this.secrets = secrets;
  }

  @Override
  public void read(
      String entrypoint,
      List<Token> arguments,
      Map<String, Token> environment,
      Context context,
      ReadingBuilder out) {
    OptionWriter writer = new OptionWriter(out, secrets);
    for (Flag flag : TABLE.flags()) {
      Token value = environment.get(flag.variable().orElse(""));
      if (value != null
          && !flag.secret()
          && !value.text().isEmpty()
          && !(flag.field().equals("host") && value.text().matches("[0-9a-f]{12}"))) {
        writer.write(new Option(flag, false, value, List.of(value)));
      }
    }
    int at = 0;
    while (at < arguments.size()) {
      Token token = arguments.get(at++);
      at += option(token, arguments.subList(at, arguments.size()), writer, out);
    }
    if (out.value("cuda_graph.capture_sizes").orElse("").equals(List.of(0L))) {
      out.forget("cuda_graph");
      out.put("cuda_graph", false, "derived", "cuda-graphs 0");
    }
  }

  private static int option(
      Token token, List<Token> rest, OptionWriter writer, ReadingBuilder out) {
    String text = token.text();
    if (!text.startsWith("-")) {
      if (token.unresolved().isPresent()) {
        out.unresolved("extra", token.unresolved().get());
      } else {
        out.refused("unexpected argument '" + text + "' found", token.source(), token.where());
      }
      return 0;
    }
    int equals = text.indexOf('=');
    String key = equals < 0 ? text : text.substring(0, equals);
    Optional<Match> match = TABLE.exact(key);
    if (match.isEmpty()) {
      boolean value = equals < 0 && !rest.isEmpty() && !rest.getFirst().text().startsWith("-");
      Optional<Token> given =
          equals > 0
              ? Optional.of(token.with(text.substring(equals + 1)))
              : value ? Optional.of(rest.getFirst()) : Optional.empty();
      writer.unknown(new Unknown(token, key.replaceAll("^-+", ""), given));
      return value ? 1 : 0;
    }
    Flag flag = match.get().flag();
    if (equals > 0) {
      writer.write(new Option(flag, false, token, List.of(token.with(text.substring(equals + 1)))));
      return 0;
    }
    boolean optional = flag.kind() == FlagKind.TRUTH_OPTIONAL;
    boolean takes =
        !rest.isEmpty() && (!optional || Values.truth(rest.getFirst().text()).isPresent());
    if (!takes && !optional) {
      out.refused(
          "a value is required for '" + key + " <VALUE>' but none was supplied",
          token.source(),
          token.where());
      return 0;
    }
    writer.write(new Option(flag, false, token, takes ? List.of(rest.getFirst()) : List.of()));
    return takes ? 1 : 0;
  }
}
