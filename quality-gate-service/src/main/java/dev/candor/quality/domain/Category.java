package dev.candor.quality.domain;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The kinds of items; thresholds are set and verdicts are given per category. */
public enum Category {
  /** A short text comes back as it was given. */
  COPYING(Group.INTEGRITY),
  /** The answer is words in the asked script, with whole characters. */
  TEXT(Group.INTEGRITY),
  /** Free text does not fall into a loop. */
  REPETITION(Group.INTEGRITY),
  /** The same prompt at temperature 0, asked twice alone, has one answer. */
  DETERMINISM(Group.INTEGRITY),
  /** Text ends before a stop sequence. */
  STOP(Group.INTEGRITY),
  /** Text ends at {@code max_tokens}. */
  LENGTH(Group.INTEGRITY),
  /** The finish reason agrees with how the answer ended. */
  FINISH(Group.INTEGRITY),
  /** Small whole-number sums. */
  ARITHMETIC(Group.ABILITY),
  /** JSON that parses and holds what was asked. */
  JSON(Group.ABILITY),
  /** How many of something there are. */
  COUNTING(Group.ABILITY),
  /** Things put in an asked order. */
  ORDERING(Group.ABILITY),
  /** An answer of an asked form. */
  FORMAT(Group.ABILITY),
  /** An answer in an asked language. */
  LANGUAGE(Group.ABILITY),
  /** One fact found in a text of one to two thousand tokens. */
  NEEDLE(Group.ABILITY);

  private final Group group;

  Category(Group group) {
    this.group = group;
  }

  /** The group whose rules judge this category. */
  public Group group() {
    return group;
  }

  /** The name in messages, files and campaign thresholds, in lower case. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads a category's name.
   *
   * @param name as in {@link #wireName()}
   * @throws InvalidInput naming the place and the names that exist
   */
  public static Category named(String name) {
    return Arrays.stream(values())
        .filter(category -> category.wireName().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidInput(
                    "thresholds." + name,
                    "no such category; use one of "
                        + Arrays.stream(values())
                            .map(Category::wireName)
                            .collect(Collectors.joining(", "))));
  }
}
