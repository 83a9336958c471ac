package dev.candor.load.domain.campaign.spec;

import java.util.Optional;

/**
 * The endpoint under test.
 *
 * @param url base address, http or https, without {@code /v1} and without a slash at its end
 * @param api the interface to drive
 * @param model the model to ask for; empty until it is resolved from the endpoint
 * @param keyName the name of the key file; the key itself is never held here
 */
public record Endpoint(String url, Api api, Optional<String> model, Optional<String> keyName) {
  /** The same endpoint once its open questions are answered. */
  public Endpoint resolved(Api knownApi, String knownModel) {
    return new Endpoint(url, knownApi, Optional.of(knownModel), keyName);
  }
}
