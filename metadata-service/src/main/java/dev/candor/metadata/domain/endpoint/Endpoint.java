package dev.candor.metadata.domain.endpoint;

import java.util.Optional;

/**
 * Where an engine answers.
 *
 * @param url its checked base address
 * @param model the model to ask for; empty means the only one it serves
 * @param keyName the name of the key file to authenticate with, never the key
 */
public record Endpoint(EndpointUrl url, Optional<String> model, Optional<String> keyName) {
  private static final String KEY_NAME = "[a-z0-9-]{1,64}";

  public Endpoint {
    keyName.ifPresent(
        name -> {
          if (!name.matches(KEY_NAME)) {
            throw new IllegalArgumentException(
                "endpoint.api_key: not a key name; use 1 to 64 of a-z, 0-9 and -");
          }
        });
  }
}
