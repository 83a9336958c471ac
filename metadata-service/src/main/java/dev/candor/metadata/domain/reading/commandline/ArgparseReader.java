package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.commandline.FlagTable.Match;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Option;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Refusal;
import dev.candor.metadata.domain.reading.commandline.ParsedOptions.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Python's argparse over a list of flag tables, newest first: exact spellings of any time, unique
 * prefixes, {@code --a=b}, words that look negative, and one or more words after one flag.
 */
public final class ArgparseReader {
  private final List<FlagTable> generations;
  private final List<Option> options = new ArrayList<>();
  private final List<Token> positionals = new ArrayList<>();
  private final List<Unknown> unknown = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final List<Token> tokens;
  private int at;

  private ArgparseReader(List<FlagTable> generations, List<Token> tokens) {
    this.generations = generations;
    this.tokens = tokens;
  }

  /** Reads an argument list. */
  public static ParsedOptions read(List<FlagTable> newestFirst, List<Token> tokens) {
    ArgparseReader reader = new ArgparseReader(newestFirst, tokens);
    reader.run();
    return new ParsedOptions(
        reader.options, reader.positionals, reader.unknown, reader.refusals, reader.warnings);
  }

  private void run() {
    while (at < tokens.size()) {
      Token token = tokens.get(at);
      if (token.text().equals("--")) {
        at++;
        positionals.addAll(tokens.subList(at, tokens.size()));
        return;
      }
      if (isWord(token)) {
        positionals.add(token);
        at++;
      } else {
        flag(token);
      }
    }
  }

  /** Whether argparse would take this argument as a value. */
  private boolean isWord(Token token) {
    String text = token.text();
    if (!text.startsWith("-") || text.length() == 1) {
      return true;
    }
    if (exact(key(text)).isPresent() || !candidates(key(text)).isEmpty()) {
      return false;
    }
    return text.matches("-\\d+|-\\d*\\.\\d+") || text.contains(" ");
  }

  private static String key(String text) {
    int equals = text.indexOf('=');
    return equals < 0 ? text : text.substring(0, equals);
  }

  private void flag(Token token) {
    String text = token.text();
    at++;
    int equals = text.indexOf('=');
    Optional<Match> whole = exact(text);
    Optional<Token> attached =
        whole.isPresent() || equals < 0
            ? Optional.empty()
            : Optional.of(token.with(text.substring(equals + 1)));
    Optional<Match> match = whole.or(() -> exact(key(text))).or(() -> prefix(token));
    if (match.isPresent()) {
      take(match.get(), token, attached);
      return;
    }
    Optional<Match> shortFlag =
        text.startsWith("--") || text.length() < 3 ? Optional.empty() : exact(text.substring(0, 2));
    if (shortFlag.isPresent() && !shortFlag.get().flag().kind().bare()) {
      take(shortFlag.get(), token, Optional.of(token.with(text.substring(2))));
    } else if (refusals.stream().noneMatch(refusal -> refusal.place().equals(token))) {
      unknown(token, attached);
    }
  }

  private void unknown(Token token, Optional<Token> attached) {
    String name = key(token.text()).replaceAll("^-+", "");
    Optional<Token> value = attached;
    if (attached.isEmpty() && at < tokens.size() && isWord(tokens.get(at))) {
      value = Optional.of(tokens.get(at++));
    }
    unknown.add(new Unknown(token, name, value));
  }

  private void take(Match match, Token spelled, Optional<Token> attached) {
    FlagKind kind = match.flag().kind();
    List<Token> values = new ArrayList<>();
    if (kind.bare()) {
      if (attached.isPresent()) {
        refuse(
            "argument "
                + match.flag().display()
                + ": ignored explicit argument '"
                + attached.get().text()
                + "'",
            spelled);
        return;
      }
    } else if (attached.isPresent()) {
      values.add(attached.get());
    } else {
      int limit =
          kind == FlagKind.LIST || kind == FlagKind.LIST_INT
              ? Integer.MAX_VALUE
              : kind == FlagKind.PAIR ? 2 : 1;
      while (at < tokens.size()
          && values.size() < limit
          && !tokens.get(at).text().equals("--")
          && isWord(tokens.get(at))) {
        values.add(tokens.get(at++));
      }
      if (values.isEmpty() && kind != FlagKind.OPTIONAL) {
        String wanted =
            limit == Integer.MAX_VALUE ? "expected at least one argument" : "expected one argument";
        refuse("argument " + match.flag().display() + ": " + wanted, spelled);
        return;
      }
    }
    options.add(new Option(match.flag(), match.negated(), spelled, values));
  }

  private void refuse(String reason, Token place) {
    refusals.add(new Refusal(reason, place, List.of()));
  }

  private Optional<Match> exact(String spelling) {
    return generations.stream()
        .map(table -> table.exact(spelling))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private List<Match> candidates(String prefix) {
    if (prefix.length() < 3) {
      return List.of();
    }
    return generations.stream()
        .map(table -> table.startingWith(prefix))
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private Optional<Match> prefix(Token token) {
    String prefix = key(token.text());
    List<Match> newest = candidates(prefix);
    if (newest.isEmpty()) {
      return Optional.empty();
    }
    for (FlagTable table : generations) {
      List<Match> found = table.startingWith(prefix);
      if (found.size() == 1) {
        Match only = found.getFirst();
        warnings.add(
            newest.size() == 1
                ? prefix + " is read as " + only.spelling()
                : prefix
                    + " is read as "
                    + only.spelling()
                    + ", as older versions do; newer ones refuse it as ambiguous");
        return Optional.of(only);
      }
    }
    String could = newest.stream().map(Match::spelling).collect(Collectors.joining(", "));
    List<String> fields = newest.stream().map(match -> match.flag().field()).distinct().toList();
    refusals.add(
        new Refusal("ambiguous option: " + prefix + " could match " + could, token, fields));
    skipValue();
    return Optional.empty();
  }

  private void skipValue() {
    if (at < tokens.size() && isWord(tokens.get(at))) {
      at++;
    }
  }
}
