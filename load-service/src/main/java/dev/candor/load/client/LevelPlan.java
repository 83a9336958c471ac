package dev.candor.load.client;

import dev.candor.load.domain.prompt.PromptSource;
import dev.candor.load.domain.schedule.LoadKind;
import java.time.Duration;

/**
 * One level, ready to run.
 *
 * @param load how much, for how long
 * @param request all but the prompt
 * @param prompts one per request
 * @param connectTimeout for each connection, and for reaching the endpoint at all
 * @param stallTimeout silence after which a request has failed
 */
public record LevelPlan(
    LoadKind load,
    RequestPlan request,
    PromptSource prompts,
    Duration connectTimeout,
    Duration stallTimeout) {}
