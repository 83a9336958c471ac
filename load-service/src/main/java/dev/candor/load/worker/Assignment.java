package dev.candor.load.worker;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.schedule.LoadKind;
import java.time.Duration;
import java.util.Optional;

/**
 * One part of one attempt at one window.
 *
 * @param key who it is
 * @param parts of the window, this one included
 * @param url of the endpoint, without {@code /v1}
 * @param api empty tries chat, then completions
 * @param model {@code auto} is the only one that the endpoint serves
 * @param apiKeyName a file in the keys folder
 * @param promptSeed of this part's prompts
 */
public record Assignment(
    Key key,
    int parts,
    String workerId,
    String url,
    Optional<ApiKind> api,
    String model,
    Optional<String> apiKeyName,
    LoadKind load,
    TokenSpan promptTokens,
    int outputTokens,
    SamplingParameters sampling,
    Duration connectTimeout,
    Duration stallTimeout,
    long promptSeed) {

  /**
   * What makes an assignment the same when it comes again.
   *
   * @param part from 0
   */
  public record Key(String campaignId, String windowId, int attempt, int part) {}

  Assignment withModel(String name) {
    return new Assignment(
        key,
        parts,
        workerId,
        url,
        api,
        name,
        apiKeyName,
        load,
        promptTokens,
        outputTokens,
        sampling,
        connectTimeout,
        stallTimeout,
        promptSeed);
  }
}
