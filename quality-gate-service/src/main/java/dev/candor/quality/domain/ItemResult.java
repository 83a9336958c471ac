package dev.candor.quality.domain;

import java.time.Duration;
import java.util.Optional;

/**
 * What one item came to.
 *
 * @param id the item's id
 * @param category the item's category
 * @param prompt the question as it was asked
 * @param answer what came back, reasoning where there was nothing else; empty without an answer
 * @param passed whether the checker passed it
 * @param garbage whether no working engine answers like that
 * @param why what the checker or the garbage test saw
 * @param took time asking, both times for a pair
 * @param error why there was no answer, where there was none
 */
public record ItemResult(
    String id,
    Category category,
    String prompt,
    String answer,
    boolean passed,
    boolean garbage,
    String why,
    Duration took,
    Optional<String> error) {}
