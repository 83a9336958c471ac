package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.domain.reading.text.JsonText;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What vLLM does to its arguments before argparse sees them: underscores become dashes up to the
 * first dot, {@code -O3} becomes a long option, and dotted keys are gathered into one JSON per
 * option, which is appended at the end and so replaces the option's plain JSON.
 */
final class VllmArguments {
  private final ReadingBuilder out;
  private final List<Token> plain = new ArrayList<>();
  private final Map<String, Map<String, Object>> dotted = new LinkedHashMap<>();
  private final Map<String, List<Token>> places = new LinkedHashMap<>();
  private final Set<String> seen = new HashSet<>();

  private VllmArguments(ReadingBuilder out) {
    this.out = out;
  }

  static List<Token> prepare(List<Token> tokens, ReadingBuilder out) {
    VllmArguments arguments = new VllmArguments(out);
    arguments.gather(spell(tokens));
    arguments.append();
    return arguments.plain;
  }

  private static List<Token> spell(List<Token> tokens) {
    List<Token> spelled = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      String text = token.text();
      if (text.startsWith("--")) {
        int equals = text.indexOf('=');
        String key = equals < 0 ? text : text.substring(0, equals);
        int dot = key.indexOf('.');
        String head = dot < 0 ? key : key.substring(0, dot);
        spelled.add(token.with(head.replace('_', '-') + text.substring(head.length())));
      } else if (text.startsWith("-O") && text.length() > 2) {
        spelled.add(token.with("--optimization-level"));
        spelled.add(token.with(text.substring(text.charAt(2) == '=' ? 3 : 2)));
      } else if (text.equals("-O")
          && i + 1 < tokens.size()
          && tokens.get(i + 1).text().matches("[0-3]")) {
        spelled.add(token.with("--optimization-level"));
      } else {
        spelled.add(token);
      }
    }
    return spelled;
  }

  private void gather(List<Token> tokens) {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      String text = token.text();
      int equals = text.indexOf('=');
      String key = equals < 0 ? text : text.substring(0, equals);
      boolean nested = key.startsWith("-") && key.contains(".") && !key.matches("-\\d*\\.\\d+");
      if (!nested || (equals < 0 && i + 1 >= tokens.size())) {
        repeated(token, key);
        plain.add(token);
        continue;
      }
      Token value = equals < 0 ? tokens.get(++i) : token.with(text.substring(equals + 1));
      add(key, value);
    }
  }

  private void repeated(Token token, String key) {
    if (key.startsWith("--") && !seen.add(key + " " + token.source())) {
      out.warn("Found duplicate keys " + key + ": the last one counts");
    }
  }

  private void add(String dottedKey, Token value) {
    boolean append = dottedKey.endsWith("+");
    String key = append ? dottedKey.substring(0, dottedKey.length() - 1) : dottedKey;
    String[] path = key.split("\\.", -1);
    Object parsed =
        append
            ? new ArrayList<Object>(Arrays.asList((Object[]) value.text().split(",", -1)))
            : scalar(value.text());
    Map<String, Object> at = dotted.computeIfAbsent(path[0], name -> new LinkedHashMap<>());
    places.computeIfAbsent(path[0], name -> new ArrayList<>()).add(value);
    for (int i = 1; i < path.length - 1; i++) {
      at = child(at, path[i]);
    }
    String last = path[path.length - 1];
    if (at.get(last) instanceof List<?> before && parsed instanceof List<?> more) {
      List<Object> joined = new ArrayList<>(before);
      joined.addAll(more);
      at.put(last, joined);
    } else if (at.put(last, parsed) != null) {
      out.warn("Found duplicate keys " + key + ": the last one counts");
    }
  }

  private static Object scalar(String text) {
    Optional<Object> json = Json.parse(text);
    if (json.isPresent()) {
      return json.get();
    }
    Optional<Long> human = Numbers.human(text);
    return human.isPresent() ? human.get() : (Object) text;
  }

  private static Map<String, Object> child(Map<String, Object> parent, String key) {
    Map<String, Object> child = new LinkedHashMap<>();
    if (parent.get(key) instanceof Map<?, ?> map) {
      map.forEach((name, value) -> child.put(String.valueOf(name), value));
    }
    parent.put(key, child);
    return child;
  }

  private void append() {
    dotted.forEach(
        (key, json) -> {
          List<Token> from = places.getOrDefault(key, List.of());
          Token first = from.getFirst();
          String where = String.join(", ", from.stream().map(Token::where).toList());
          Optional<String> why =
              from.stream().map(Token::unresolved).flatMap(Optional::stream).findFirst();
          if (plain.stream()
              .anyMatch(token -> token.text().equals(key) || token.text().startsWith(key + "="))) {
            out.warn("the keys given as " + key + ".… replace the JSON of " + key + " as a whole");
          }
          plain.add(new Token(first.word().with(key), first.source(), where));
          plain.add(
              new Token(
                  new dev.candor.metadata.domain.reading.shell.Word(JsonText.of(json), why),
                  first.source(),
                  where));
        });
  }
}
