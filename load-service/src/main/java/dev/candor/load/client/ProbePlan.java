package dev.candor.load.client;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import java.time.Duration;
import java.util.Optional;

/**
 * What a probe is to find out.
 *
 * @param api the one to use; empty tries chat, then completions
 * @param model as the engine names it
 * @param sampling as the load will ask
 * @param promptTokens least and greatest prompt that the load will need; empty needs no sizing
 * @param connectTimeout for each connection
 * @param answerTimeout for each whole answer
 */
public record ProbePlan(
    Optional<ApiKind> api,
    String model,
    SamplingParameters sampling,
    Optional<TokenSpan> promptTokens,
    Duration connectTimeout,
    Duration answerTimeout) {}
