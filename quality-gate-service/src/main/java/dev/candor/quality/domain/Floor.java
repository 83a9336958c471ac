package dev.candor.quality.domain;

/**
 * The garbage floor: the most answers that may be empty, looping or no text. It is a tenth of the
 * items and no setting changes it, since no working engine answers like that.
 *
 * @param garbage answers that are garbage
 * @param total items asked
 * @param limit the most that may be
 * @param verdict what that means
 */
public record Floor(int garbage, int total, int limit, Verdict verdict) {
  private static final int ONE_IN = 10;

  static Floor of(int garbage, int total) {
    int limit = limit(total);
    String reason = garbage + " of " + total + " answers are garbage, at most " + limit + " may be";
    return new Floor(garbage, total, limit, Verdict.of(garbage <= limit, reason));
  }

  static int limit(int total) {
    return total / ONE_IN;
  }
}
