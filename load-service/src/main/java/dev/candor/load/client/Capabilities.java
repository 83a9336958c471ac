package dev.candor.load.client;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.PromptSizing;
import java.util.Map;
import java.util.Set;

/**
 * What an endpoint can do, found out once before any load.
 *
 * @param api that it serves
 * @param fields optional fields that it takes
 * @param sizing how it counts prompts
 * @param facts for the record: what was given up, and why
 */
public record Capabilities(
    ApiKind api, Set<OptionalField> fields, PromptSizing sizing, Map<String, String> facts) {}
