package dev.candor.quality.service;

import dev.candor.quality.domain.Api;
import java.net.URI;
import java.util.Optional;

/**
 * An endpoint with nothing left open.
 *
 * @param url base address without {@code /v1}
 * @param api the interface to ask
 * @param model the model to name
 * @param keyName name of the key's file
 */
public record Target(URI url, Api api, String model, Optional<String> keyName) {}
