package dev.candor.metadata.domain.reading.shell;

import java.util.List;
import java.util.Optional;

/**
 * One word of a command after expansion.
 *
 * @param text the word; what could not be expanded stands as it was written
 * @param unresolved why the word is not known for certain, or empty
 */
public record Word(String text, Optional<String> unresolved) {
  /** A word that is known. */
  public static Word of(String text) {
    return new Word(text, Optional.empty());
  }

  /** Known words. */
  public static List<Word> all(List<String> texts) {
    return texts.stream().map(Word::of).toList();
  }

  /** The same certainty with another text. */
  public Word with(String other) {
    return new Word(other, unresolved);
  }
}
