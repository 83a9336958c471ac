package dev.candor.load.domain.campaign.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects every mistake of one reading. */
final class Problems {
  private final List<Violation> found = new ArrayList<>();

  void add(String path, int line, String message) {
    found.add(new Violation(path, line, message));
  }

  List<Violation> inOrder() {
    return found.stream().sorted(Comparator.comparingInt(Violation::line)).toList();
  }
}
