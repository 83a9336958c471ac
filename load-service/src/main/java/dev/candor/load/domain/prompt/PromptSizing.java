package dev.candor.load.domain.prompt;

import java.util.List;

/**
 * How the server's token count depends on a text's units: {@code tokens = fixed + perUnit · units},
 * where the fixed part is the chat template. Fitted by least squares to a few probe requests.
 */
public record PromptSizing(double fixed, double perUnit) {
  /** Taken when the server tells no prompt tokens: a unit is a token, nothing is added. */
  public static final PromptSizing ASSUMED = new PromptSizing(0, 1);

  /**
   * What one probe showed.
   *
   * @param units of its text
   * @param tokens that the server counted
   */
  public record Sample(int units, int tokens) {}

  /** Checks the slope. */
  public PromptSizing {
    if (!(perUnit > 0)) {
      throw new IllegalArgumentException("perUnit: " + perUnit + " is not more than 0");
    }
  }

  /** Fits the line; with no two different sizes, a unit is taken for a token. */
  public static PromptSizing fit(List<Sample> samples) {
    if (samples.isEmpty()) {
      return ASSUMED;
    }
    double meanUnits = samples.stream().mapToInt(Sample::units).average().orElse(0);
    double meanTokens = samples.stream().mapToInt(Sample::tokens).average().orElse(0);
    double covariance = 0;
    double variance = 0;
    for (Sample sample : samples) {
      double units = sample.units() - meanUnits;
      covariance += units * (sample.tokens() - meanTokens);
      variance += units * units;
    }
    double slope = variance > 0 ? covariance / variance : 1;
    double safe = slope > 0 ? slope : 1;
    return new PromptSizing(meanTokens - safe * meanUnits, safe);
  }

  /** Units of a text that the server will count as about {@code tokens}. */
  public int units(int tokens) {
    return Math.max(Prose.MIN_UNITS, (int) Math.round((tokens - fixed) / perUnit));
  }
}
