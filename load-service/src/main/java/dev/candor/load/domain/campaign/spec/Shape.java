package dev.candor.load.domain.campaign.spec;

/**
 * Lengths and text of the requests of one series.
 *
 * @param name unique in its campaign, part of every window's id
 * @param kind which of the method's shapes this is
 * @param promptTokens prompt length in tokens
 * @param outputTokens cap on generated tokens, 1 or more
 * @param text kind of text, a series of its own in every report
 */
public record Shape(
    String name, ShapeKind kind, TokenRange promptTokens, int outputTokens, String text) {
  /** METHOD § 4: 39 to 42 prompt tokens, 256 output tokens. */
  public static final Shape DECODE_HEAVY =
      new Shape("decode-heavy", ShapeKind.DECODE_HEAVY, new TokenRange(39, 42), 256, "prose");

  /** METHOD § 4: 2,000 to 4,000 prompt tokens, 32 output tokens. */
  public static final Shape PREFILL_HEAVY =
      new Shape("prefill-heavy", ShapeKind.PREFILL_HEAVY, new TokenRange(2000, 4000), 32, "prose");
}
