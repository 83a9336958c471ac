package dev.candor.quality.domain;

import java.lang.Character.UnicodeScript;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Tells text that no working engine gives: nothing, a loop, broken characters, or symbols and
 * scripts mixed at random. Deliberately blind to whether the answer is right.
 */
public final class Garbage {
  private static final Pattern MOJIBAKE =
      Pattern.compile("[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac|\u00ef\u00bf\u00bd");
  private static final int REPLACEMENT = 0xFFFD;
  private static final double LEAST_SHARE_OF_WORD_CHARACTERS = 0.3;
  private static final int SCRIPTS_OF_A_MIXTURE = 3;
  private static final int SHORTEST_JUDGED_BY_SHARE = 4;

  private Garbage() {}

  /**
   * Names what makes a reply garbage.
   *
   * @return the first reason found, or empty when the reply is text
   */
  public static Optional<String> reason(Reply reply) {
    String text = reply.visible();
    if (text.isBlank()) {
      return Optional.of("empty");
    }
    if (!reply.wholeUtf8()) {
      return Optional.of("not valid UTF-8");
    }
    return brokenCharacters(reply)
        .or(() -> Loops.isLoop(text) ? Optional.of("one unit repeated to the end") : nonText(text));
  }

  static Optional<String> brokenCharacters(Reply reply) {
    // A budget may end inside a character, which some engines show as one replacement character.
    boolean cut = reply.finish().equals(Optional.of("length"));
    String shown = reply.visible();
    String text = cut && shown.endsWith("\ufffd") ? shown.substring(0, shown.length() - 1) : shown;
    if (text.codePoints().anyMatch(Garbage::isBroken)) {
      return Optional.of("holds control or replacement characters");
    }
    return MOJIBAKE.matcher(text).find()
        ? Optional.of("UTF-8 read as Latin-1 (mojibake)")
        : Optional.empty();
  }

  private static boolean isBroken(int c) {
    if (c == '\n' || c == '\r' || c == '\t') {
      return false;
    }
    int type = Character.getType(c);
    return c == REPLACEMENT
        || type == Character.CONTROL
        || type == Character.PRIVATE_USE
        || type == Character.UNASSIGNED
        || type == Character.SURROGATE;
  }

  private static Optional<String> nonText(String text) {
    int[] shown = text.codePoints().filter(c -> !Character.isWhitespace(c)).toArray();
    long word = java.util.Arrays.stream(shown).filter(Character::isLetterOrDigit).count();
    if (shown.length >= SHORTEST_JUDGED_BY_SHARE
        && word < LEAST_SHARE_OF_WORD_CHARACTERS * shown.length) {
      return Optional.of("fewer than 3 in 10 of its characters are letters or digits");
    }
    long scripts =
        text.codePoints()
            .filter(Character::isLetter)
            .mapToObj(UnicodeScript::of)
            .filter(s -> s != UnicodeScript.COMMON && s != UnicodeScript.INHERITED)
            .distinct()
            .count();
    return scripts >= SCRIPTS_OF_A_MIXTURE
        ? Optional.of("letters of " + scripts + " scripts mixed")
        : Optional.empty();
  }
}
