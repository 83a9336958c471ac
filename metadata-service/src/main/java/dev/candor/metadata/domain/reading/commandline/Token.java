package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.shell.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One argument with its origin.
 *
 * @param word the argument
 * @param source kind of source, as in evidence
 * @param where the exact place
 */
public record Token(Word word, String source, String where) {
  /** The argument's text. */
  public String text() {
    return word.text();
  }

  /** Why the argument is not known for certain. */
  public Optional<String> unresolved() {
    return word.unresolved();
  }

  /** The same origin with another text. */
  public Token with(String text) {
    return new Token(word.with(text), source, where);
  }

  /** Numbers words as {@code argv[first]} and so on. */
  public static List<Token> argv(List<Word> words, int first, String source) {
    List<Token> tokens = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      tokens.add(new Token(words.get(i), source, "argv[" + (first + i) + "]"));
    }
    return tokens;
  }
}
