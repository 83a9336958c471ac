package dev.candor.quality.domain;

import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The exact checkers. Each tolerates what a right answer may look like (case, quotes, a full stop,
 * words around it) and nothing else.
 */
final class Checkers {
  private static final double LEAST_SHARE_IN_SCRIPT = 0.9;
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:[.,]\\d+)*");

  private Checkers() {}

  /** The answer is the text, apart from case, spaces, quotes and closing punctuation. */
  static Checker copyOf(String text) {
    return (asking, reply) ->
        Finding.of(
            bare(reply.visible()).equals(bare(text)),
            "equal to the asked text",
            "not the asked text");
  }

  /** The answer holds the word with its accents whole. */
  static Checker holdsWhole(String word) {
    return (asking, reply) ->
        Garbage.brokenCharacters(reply)
            .map(broken -> new Finding(false, broken))
            .orElseGet(
                () ->
                    Finding.of(
                        lower(reply.visible()).contains(word),
                        "holds " + word + " with its accent whole",
                        "does not hold " + word));
  }

  /** At least {@code least} words, at least 90 % of the letters Latin, no broken characters. */
  static Checker latinWords(int least) {
    return (asking, reply) -> {
      Optional<String> broken = Garbage.brokenCharacters(reply);
      if (broken.isPresent()) {
        return new Finding(false, broken.get());
      }
      int[] letters = reply.visible().codePoints().filter(Character::isLetter).toArray();
      long latin =
          Arrays.stream(letters).filter(c -> UnicodeScript.of(c) == UnicodeScript.LATIN).count();
      if (latin < LEAST_SHARE_IN_SCRIPT * letters.length) {
        return new Finding(
            false, latin + " of " + letters.length + " letters are Latin, 90 % asked");
      }
      int words = words(reply.visible()).size();
      return Finding.of(
          words >= least, words + " words in Latin letters", words + " words, " + least + " asked");
    };
  }

  /** Text of at least {@code least} words that does not fall into a loop. */
  static Checker noLoop(int least) {
    return (asking, reply) -> {
      if (Loops.isLoop(reply.visible())) {
        return new Finding(false, "one unit repeated to the end");
      }
      int words = words(reply.visible()).size();
      return Finding.of(
          words >= least, "no loop in " + words + " words", words + " words, " + least + " asked");
    };
  }

  /** Any text: the pair's equality is judged by {@link ItemJudge}. */
  static Checker anyText() {
    return (asking, reply) -> Finding.of(!reply.visible().isBlank(), "has text", "has no text");
  }

  /** No stop sequence in the text, and the engine says it stopped. */
  static Checker stopped() {
    return (asking, reply) -> {
      for (String stop : asking.stop()) {
        if (reply.text().contains(stop)) {
          return new Finding(false, "goes on past the stop sequence \"" + stop + "\"");
        }
      }
      return Finding.of(
          reply.finish().equals(Optional.of("stop")),
          "ended before a stop sequence",
          "finish reason " + reply.finish().orElse("absent") + ", stop expected");
    };
  }

  /** The engine generated no more than asked, and says that the budget ended the answer. */
  static Checker cutAtBudget() {
    return (asking, reply) -> {
      int most = asking.maxTokens();
      int counted = reply.completionTokens().orElse(words(reply.visible()).size());
      if (counted > most || words(reply.visible()).size() > most) {
        return new Finding(false, counted + " tokens, at most " + most + " asked");
      }
      return Finding.of(
          reply.finish().equals(Optional.of("length")),
          "ended at max_tokens " + most,
          "finish reason " + reply.finish().orElse("absent") + ", length expected");
    };
  }

  /** {@code stop} within the budget, or {@code length} with the budget used up. */
  static Checker saneFinish() {
    return (asking, reply) -> {
      String finish = reply.finish().orElse("absent");
      int most = asking.maxTokens();
      int counted = reply.completionTokens().orElse(most);
      boolean sane =
          switch (finish) {
            case "stop" -> counted <= most;
            case "length" -> counted == most;
            default -> false;
          };
      String seen = "finish reason " + finish + " after " + counted + " of " + most + " tokens";
      return new Finding(sane && !reply.visible().isBlank(), seen);
    };
  }

  /** The last number of the answer is this one. */
  static Checker lastNumber(long expected) {
    return (asking, reply) -> {
      List<String> numbers = numbers(reply.visible());
      String last = numbers.isEmpty() ? "none" : numbers.getLast();
      return Finding.of(
          last.equals(String.valueOf(expected)), "says " + expected, "last number " + last);
    };
  }

  /** The answer's numbers end with these, in this order. */
  static Checker numbersInOrder(List<String> expected) {
    return (asking, reply) -> {
      List<String> numbers = numbers(reply.visible());
      int from = numbers.size() - expected.size();
      boolean right = from >= 0 && numbers.subList(from, numbers.size()).equals(expected);
      return Finding.of(right, "in the asked order", "not in the asked order");
    };
  }

  /** These words, each once, in this order. */
  static Checker wordsInOrder(List<String> expected) {
    return (asking, reply) -> {
      List<String> found = words(reply.visible()).stream().filter(expected::contains).toList();
      return Finding.of(
          found.equals(expected), "in the asked order", "found " + String.join(", ", found));
    };
  }

  /** The answer's first JSON object holds these members with these values. */
  static Checker jsonWith(Map<String, Object> members) {
    return (asking, reply) ->
        JsonText.firstObject(reply.visible())
            .map(
                object ->
                    Finding.of(
                        object.entrySet().containsAll(members.entrySet()),
                        "parses and holds what was asked",
                        "parses, but does not hold what was asked"))
            .orElseGet(() -> new Finding(false, "holds no JSON object that parses"));
  }

  /** The whole answer, without spaces and closing full stop, has this form. */
  static Checker form(String regex, String name) {
    Pattern pattern = Pattern.compile(regex);
    return (asking, reply) ->
        Finding.of(
            pattern.matcher(reply.visible().strip().replaceAll("[.]$", "")).matches(),
            "is " + name,
            "is not " + name);
  }

  /** The answer holds one of these words. */
  static Checker holdsWord(String... accepted) {
    List<String> wanted = List.of(accepted);
    return (asking, reply) -> {
      List<String> words = words(reply.visible());
      return Finding.of(
          wanted.stream().anyMatch(words::contains),
          "holds the right word",
          "does not hold " + wanted.stream().collect(Collectors.joining(" or ")));
    };
  }

  private static List<String> numbers(String text) {
    return NUMBER.matcher(text).results().map(r -> r.group().replace(",", "")).toList();
  }

  private static List<String> words(String text) {
    return Arrays.stream(lower(text).split("[^\\p{L}\\p{N}]+", -1))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  private static String bare(String text) {
    return String.join(" ", words(text));
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
