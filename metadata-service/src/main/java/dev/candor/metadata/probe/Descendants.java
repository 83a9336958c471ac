package dev.candor.metadata.probe;

import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.process.StatLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The tree below a process. */
final class Descendants {
  private static final int TITLE_LIMIT = 120;

  private final ProcFs proc;

  Descendants(ProcFs proc) {
    this.proc = proc;
  }

  /** All living descendants, parents before children. */
  List<ProcessIdentity> of(long root) {
    Map<Long, List<Long>> children = new TreeMap<>();
    for (long pid : proc.pids()) {
      long parent = proc.stat(pid).map(StatLine::parent).orElse(-1L);
      children.computeIfAbsent(parent, p -> new ArrayList<>()).add(pid);
    }
    List<Long> order = new ArrayList<>(children.getOrDefault(root, List.of()));
    for (int i = 0; i < order.size(); i++) {
      order.addAll(children.getOrDefault(order.get(i), List.of()));
    }
    return order.stream().flatMap(pid -> proc.identity(pid).stream()).toList();
  }

  /** What each descendant calls itself: the first word of its command line. */
  List<String> titles(long root) {
    return of(root).stream()
        .map(child -> proc.argv(child.pid()))
        .filter(argv -> !argv.isEmpty())
        .map(argv -> argv.getFirst().strip())
        .map(title -> title.substring(0, Math.min(title.length(), TITLE_LIMIT)))
        .toList();
  }
}
