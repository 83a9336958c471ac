package dev.candor.quality.domain;

import java.util.List;

/**
 * The same items now and in the baseline. Of the items on which the two differ, a working engine
 * loses about as many as it gains; the rule is broken when losing so many has a probability under 1
 * % (one-sided exact sign test, the conditional form of McNemar's: {@code p = Σ_{k=lost}^{n} C(n,k)
 * / 2^n} with {@code n = lost + gained}).
 *
 * @param baseline what is compared with
 * @param passed ability items that pass now
 * @param lost passed in the baseline, not now
 * @param gained pass now, not in the baseline
 * @param probability of losing at least so many by chance, 0 to 1
 * @param verdict what that means
 */
public record BaselineComparison(
    Baseline baseline, int passed, int lost, int gained, double probability, Verdict verdict) {
  private static final double LIMIT = 0.01;

  static BaselineComparison of(Baseline baseline, List<ItemResult> abilityResults) {
    int passed = 0;
    int lost = 0;
    int gained = 0;
    for (ItemResult result : abilityResults) {
      boolean before = baseline.passedById().getOrDefault(result.id(), false);
      passed += result.passed() ? 1 : 0;
      lost += before && !result.passed() ? 1 : 0;
      gained += !before && result.passed() ? 1 : 0;
    }
    double probability = upperTail(lost, lost + gained);
    String reason =
        lost
            + " ability items of the baseline are lost and "
            + gained
            + " gained; by chance with probability "
            + String.format(java.util.Locale.ROOT, "%.4f", probability)
            + ", under 0.01";
    return new BaselineComparison(
        baseline, passed, lost, gained, probability, Verdict.of(probability >= LIMIT, reason));
  }

  static double upperTail(int successes, int trials) {
    double sum = 0;
    double combinations = 1;
    for (int k = 0; k <= trials; k++) {
      if (k >= successes) {
        sum += combinations;
      }
      combinations = combinations * (trials - k) / (k + 1);
    }
    return Math.min(1, sum / Math.pow(2, trials));
  }
}
