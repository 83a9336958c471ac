package dev.candor.report.domain.facts;

/**
 * What one request looks like.
 *
 * @param name as the campaign calls it
 * @param kind {@code decode-heavy}, {@code prefill-heavy} or another kind
 * @param promptMin fewest prompt tokens asked, 1 or more
 * @param promptMax most prompt tokens asked, at least {@code promptMin}
 * @param outputTokens output cap in tokens
 * @param text text kind, for example {@code prose}
 */
public record Shape(
    String name, String kind, int promptMin, int promptMax, int outputTokens, String text) {
  /** Checks the prompt range. */
  public Shape {
    Text.required("shapes.name", name);
    if (promptMin < 1 || promptMax < promptMin) {
      throw new IllegalArgumentException(
          "shapes." + name + ".prompt_tokens: " + promptMin + " to " + promptMax + " is no range");
    }
  }
}
