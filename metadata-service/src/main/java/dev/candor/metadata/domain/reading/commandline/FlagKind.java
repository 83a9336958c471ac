package dev.candor.metadata.domain.reading.commandline;

import java.util.Locale;

/** What an engine expects after a flag, and what it makes of it. */
public enum FlagKind {
  /** One word, kept. */
  TEXT,
  /** One word, in capitals as the engine stores it. */
  UPPER,
  INT,
  FLOAT,
  /** An integer with k or K, m or M …; -1 and auto where the flag allows them. */
  HUMAN,
  /** A number, or a word such as {@code auto}. */
  NUMBER,
  JSON,
  /** JSON where it parses, else the word. */
  JSON_OR_TEXT,
  /** {@code --x} or {@code --no-x}. */
  BOOL,
  /** {@code --x} only. */
  SWITCH,
  /** One or more words. */
  LIST,
  LIST_INT,
  /** None or one word. */
  OPTIONAL,
  /** One word each time; all are kept. */
  APPEND,
  /** {@code on}, {@code off} or {@code auto}. */
  ONOFF,
  /** As before, or nothing in older builds. */
  ONOFF_OPTIONAL,
  /** {@code true} or {@code false}. */
  TRUTH,
  /** As before, or nothing. */
  TRUTH_OPTIONAL,
  /** Numbers with commas. */
  NUMBERS,
  /** Two words. */
  PAIR,
  /** The engine ends with an error that names the successor. */
  REMOVED;

  static FlagKind named(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** Whether the flag never takes a word. */
  public boolean bare() {
    return this == BOOL || this == SWITCH;
  }
}
