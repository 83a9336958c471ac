package dev.candor.metadata.domain.capture;

import dev.candor.metadata.domain.host.HostFacts;
import dev.candor.metadata.domain.process.ProcessFacts;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One reading of an engine and its host at one time.
 *
 * @param campaignId the campaign it was made for
 * @param captureId which capture of the campaign: {@code before}, {@code after-restart-N}, {@code
 *     after}
 * @param capturedAt when it was complete, UTC
 * @param engine what runs
 * @param process the process behind the endpoint, when it is local and readable
 * @param config the values with their evidence
 * @param unresolved what could not be read, with the reason
 * @param secrets what was redacted
 * @param warnings what a reader of the capture should know
 * @param host the machine this reader runs on
 * @param checklist the 13 items of METHOD 5
 */
public record Capture(
    String campaignId,
    String captureId,
    Instant capturedAt,
    EngineIdentity engine,
    Optional<ProcessFacts> process,
    ServingConfig config,
    List<Unresolved> unresolved,
    List<RedactedSecret> secrets,
    List<String> warnings,
    HostFacts host,
    List<ChecklistItem> checklist) {}
