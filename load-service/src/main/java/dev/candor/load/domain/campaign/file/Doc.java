package dev.candor.load.domain.campaign.file;

import java.util.List;

/** A document as written: values with the line on which they stand. Lines count from 1. */
public sealed interface Doc {
  /** The line on which the value begins. */
  int line();

  /** Keys and values, in order; a key written twice stands here twice. */
  record Mapping(int line, List<Entry> entries) implements Doc {}

  /** One key of a mapping. */
  record Entry(String key, int line, Doc value) {}

  /** Values in order. */
  record Sequence(int line, List<Doc> items) implements Doc {}

  /** A single value as written, with the kind that YAML gives it. */
  record Scalar(int line, String text, Kind kind) implements Doc {}

  /** What a scalar is. */
  enum Kind {
    TEXT,
    INTEGER,
    DECIMAL,
    TRUTH,
    NULL
  }
}
