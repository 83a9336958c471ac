package dev.candor.report.domain.cells;

import dev.candor.report.domain.facts.Facts;
import dev.candor.report.domain.facts.Load;
import java.util.List;
import java.util.Optional;

/** What the rules judge: the facts and the cells made of them. */
public record Dossier(Facts facts, List<Cell> cells) {
  /** Opens the dossier of a campaign. */
  public static Dossier of(Facts facts) {
    return new Dossier(facts, Cells.of(facts));
  }

  /** The cells of the steady load: the headline figures. */
  public List<Cell> steadyCells() {
    return cells.stream().filter(cell -> cell.key().load() == Load.STEADY).toList();
  }

  /** The most sequences the engine runs at once, when that was read. */
  public Optional<Integer> sequenceCap() {
    return facts.captures().stream()
        .flatMap(capture -> capture.value("max_num_seqs").stream())
        .filter(value -> value.matches("[0-9]{1,9}"))
        .map(Integer::valueOf)
        .findFirst();
  }
}
