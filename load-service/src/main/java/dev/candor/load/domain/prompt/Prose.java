package dev.candor.load.domain.prompt;

import java.util.List;
import java.util.SplittableRandom;

/**
 * English prose of our own, made from a seed: plain sentences about people, places and things.
 *
 * <p>Unique: the first five content words spell a bijection of the request's index, so two prompts
 * of one seed (fewer than 2^30 requests) differ within their first eight words, that is within a
 * first block of 16 tokens. Sized in <em>units</em>: a word or a full stop or comma, each of which
 * common tokenizers turn into about one token.
 */
public final class Prose {
  /** Units that the unique opening takes; no prompt is shorter. */
  public static final int MIN_UNITS = 8;

  private static final int MASK = Words.LIST_SIZE - 1;

  private final long seed;

  /** Makes the source of one part of one window. */
  public Prose(long seed) {
    this.seed = seed;
  }

  /**
   * The text for one request.
   *
   * @param index of the request, from 0
   * @param units wanted; fewer than {@link #MIN_UNITS} gives that many
   */
  public String text(long index, int units) {
    int wanted = Math.max(MIN_UNITS, units);
    StringBuilder out = new StringBuilder(wanted * 7);
    int bits = Mixing.scatter(seed, index);
    SplittableRandom random = new SplittableRandom(Mixing.mix(seed, index));
    add(out, pick(Words.NAMES, bits));
    add(out, "the");
    add(out, pick(Words.TRAITS, bits >>> 6));
    add(out, pick(Words.TRADES, bits >>> 12));
    add(out, "from");
    add(out, "the");
    add(out, pick(Words.PLACES, bits >>> 18));
    add(out, pick(Words.DEEDS, bits >>> 24));
    int used = MIN_UNITS;
    used = sentenceEnd(out, random, used, wanted);
    while (used < wanted) {
      used = sentence(out, random, used, wanted);
    }
    return out.toString();
  }

  private static int sentenceEnd(StringBuilder out, SplittableRandom random, int from, int wanted) {
    int used = put(out, "the", from, wanted);
    used = put(out, pick(Words.THINGS, random.nextInt()), used, wanted);
    return put(out, ".", used, wanted);
  }

  private static int sentence(StringBuilder out, SplittableRandom random, int from, int wanted) {
    int used = from;
    String name = pick(Words.NAMES, random.nextInt());
    String trait = pick(Words.TRAITS, random.nextInt());
    String trade = pick(Words.TRADES, random.nextInt());
    String place = pick(Words.PLACES, random.nextInt());
    String deed = pick(Words.DEEDS, random.nextInt());
    List<String> words =
        switch (random.nextInt(4)) {
          case 0 -> List.of("Then", "the", trait, trade, deed);
          case 1 -> List.of("In", "the", place, ",", name, deed);
          case 2 -> List.of("After", "that", "day", "a", trait, trade, "near", "the", place, deed);
          default -> List.of(name, "and", "the", trade, deed);
        };
    for (String word : words) {
      used = put(out, word, used, wanted);
    }
    return sentenceEnd(out, random, used, wanted);
  }

  private static int put(StringBuilder out, String word, int used, int wanted) {
    if (used >= wanted) {
      return used;
    }
    add(out, word);
    return used + 1;
  }

  private static void add(StringBuilder out, String word) {
    boolean glued = word.equals(".") || word.equals(",");
    if (!out.isEmpty() && !glued) {
      out.append(' ');
    }
    out.append(word);
  }

  private static String pick(List<String> list, int bits) {
    return list.get(bits & MASK);
  }
}
