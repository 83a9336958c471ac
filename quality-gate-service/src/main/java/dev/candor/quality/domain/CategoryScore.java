package dev.candor.quality.domain;

/**
 * How one category came out.
 *
 * @param category which
 * @param passed items that passed
 * @param total items asked
 * @param threshold the share, 0 to 1, that had to pass
 * @param verdict what that means
 */
public record CategoryScore(
    Category category, int passed, int total, double threshold, Verdict verdict) {
  private static final double ROUNDING = 1e-9;

  static CategoryScore of(Category category, int passed, int total, double threshold) {
    boolean met = passed + ROUNDING >= threshold * total;
    String reason =
        category.wireName() + " " + passed + " of " + total + ", share " + threshold + " asked";
    return new CategoryScore(category, passed, total, threshold, Verdict.of(met, reason));
  }
}
