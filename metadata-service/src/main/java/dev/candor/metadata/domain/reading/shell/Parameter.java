package dev.candor.metadata.domain.reading.shell;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shell and compose parameter expansion of what stands inside {@code ${…}}. */
public final class Parameter {
  private static final Pattern FORM =
      Pattern.compile("([A-Za-z_][A-Za-z0-9_]*|[0-9@*#?])(?:(:?[-=?+])(.*))?", Pattern.DOTALL);

  private Parameter() {}

  /**
   * Expands the inside of {@code ${…}}.
   *
   * @param held the value of a variable that the input holds, or empty
   * @return the word, or one that says which variable is missing
   */
  public static Word expand(String inside, Function<String, Optional<Word>> held) {
    Matcher matcher = FORM.matcher(inside);
    if (!matcher.matches()) {
      return missing("${" + inside + "}", "the expansion ${" + inside + "} is not evaluated");
    }
    String name = matcher.group(1);
    Optional<Word> value = held.apply(name);
    String operator = matcher.group(2);
    if (operator == null) {
      return value.orElseGet(() -> missing("${" + name + "}", why(name)));
    }
    String word = matcher.group(3);
    boolean set = value.isPresent() && (!operator.startsWith(":") || !value.get().text().isEmpty());
    return switch (operator.charAt(operator.length() - 1)) {
      case '+' -> set ? Word.of(word) : Word.of("");
      case '?' -> set ? value.orElseThrow() : missing("${" + name + "}", why(name));
      default -> set ? value.orElseThrow() : nested(word, held);
    };
  }

  private static Word nested(String word, Function<String, Optional<Word>> held) {
    if (word.startsWith("${") && word.endsWith("}")) {
      return expand(word.substring(2, word.length() - 1), held);
    }
    if (word.matches("\\$[A-Za-z_][A-Za-z0-9_]*")) {
      return expand(word.substring(1), held);
    }
    boolean quoted =
        word.length() > 1
            && "\"'".indexOf(word.charAt(0)) >= 0
            && word.endsWith(word.substring(0, 1));
    return Word.of(quoted ? word.substring(1, word.length() - 1) : word);
  }

  /** A word that stands as written because its value is not held. */
  public static Word missing(String written, String why) {
    return new Word(written, Optional.of(why));
  }

  /** The reason to give for a variable that the input does not hold. */
  public static String why(String name) {
    return "the variable " + name + " is not in the input";
  }
}
