package dev.candor.load.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The reference server's tokenizer: a word or a single mark, with the white space before it. */
final class Pieces {
  private static final Pattern PIECE = Pattern.compile("\\s*(?:\\w+|[^\\w\\s])|\\s+$");

  private Pieces() {}

  /** Pieces that joined give back the text. */
  static List<String> of(String text) {
    List<String> pieces = new ArrayList<>();
    Matcher matcher = PIECE.matcher(text);
    while (matcher.find()) {
      pieces.add(matcher.group());
    }
    return pieces;
  }

  static int count(String text) {
    return of(text).size();
  }
}
