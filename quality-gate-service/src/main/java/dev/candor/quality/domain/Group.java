package dev.candor.quality.domain;

import java.util.Locale;

/** What a failure in a category tells: a broken engine, or a model that cannot do the task. */
public enum Group {
  /** Any working engine passes, however small its model. */
  INTEGRITY,
  /** Depends on the model; judged against a baseline of it, or its size class. */
  ABILITY;

  /** The name in messages and files, in lower case. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
