package dev.candor.load.domain.merge;

import java.util.List;
import java.util.function.Function;

/**
 * The histograms of one window (METHOD §§ 1, 2). Times in nanoseconds.
 *
 * @param ttft time to first token, from the request sent
 * @param ttftFromScheduled the same from when the request was due
 * @param ttfa time to the first answer token
 * @param tpot time per output token, per request
 * @param itl gap per token, each token counted once
 * @param chunkGap raw gaps between chunks
 * @param e2e whole requests
 * @param outputTokens generated tokens per request, in tokens
 */
public record Histograms(
    EncodedHistogram ttft,
    EncodedHistogram ttftFromScheduled,
    EncodedHistogram ttfa,
    EncodedHistogram tpot,
    EncodedHistogram itl,
    EncodedHistogram chunkGap,
    EncodedHistogram e2e,
    EncodedHistogram outputTokens) {

  /**
   * Decodes every one, to find out whether that can be done.
   *
   * @throws IllegalArgumentException when one is not in HdrHistogram's encoding
   */
  public void requireDecodable() {
    List.of(ttft, ttftFromScheduled, ttfa, tpot, itl, chunkGap, e2e, outputTokens)
        .forEach(EncodedHistogram::decode);
  }

  static Histograms sum(List<Histograms> parts) {
    return new Histograms(
        sum(parts, Histograms::ttft),
        sum(parts, Histograms::ttftFromScheduled),
        sum(parts, Histograms::ttfa),
        sum(parts, Histograms::tpot),
        sum(parts, Histograms::itl),
        sum(parts, Histograms::chunkGap),
        sum(parts, Histograms::e2e),
        sum(parts, Histograms::outputTokens));
  }

  private static EncodedHistogram sum(
      List<Histograms> parts, Function<Histograms, EncodedHistogram> which) {
    return EncodedHistogram.sum(parts.stream().map(which).toList());
  }
}
