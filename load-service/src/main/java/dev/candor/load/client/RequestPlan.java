package dev.candor.load.client;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;
import java.util.Set;

/**
 * All of a request except its prompt.
 *
 * @param api which interface
 * @param model as the engine names it
 * @param maxTokens output cap, 1 or more
 * @param sampling as asked
 * @param fields optional fields that this engine takes
 */
public record RequestPlan(
    ApiKind api,
    String model,
    int maxTokens,
    SamplingParameters sampling,
    Set<OptionalField> fields) {

  RequestPlan withMaxTokens(int cap) {
    return new RequestPlan(api, model, cap, sampling, fields);
  }
}
