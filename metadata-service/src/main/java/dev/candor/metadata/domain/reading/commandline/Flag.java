package dev.candor.metadata.domain.reading.commandline;

import java.util.List;
import java.util.Optional;

/**
 * One option of an engine.
 *
 * @param names its spellings
 * @param negatives spellings that mean the opposite
 * @param field the normalised field, maybe dotted
 * @param constant what the field becomes when the flag stands alone, where that is not {@code true}
 * @param secret whether its value is a secret
 * @param variable the environment variable that gives the same
 */
public record Flag(
    List<String> names,
    List<String> negatives,
    FlagKind kind,
    String field,
    Optional<String> constant,
    boolean secret,
    Optional<String> variable) {

  /** The long spelling, for messages. */
  public String longName() {
    return names.stream()
        .filter(name -> name.startsWith("--"))
        .findFirst()
        .orElse(names.getFirst());
  }

  /** As argparse names an option in its errors. */
  public String display() {
    return String.join("/", names);
  }

  static Flag parse(String line) {
    String[] columns = line.split("\t", -1);
    String[] sides = columns[0].split(" ", -1);
    List<String> names = List.of(sides[0].split(",", -1));
    List<String> negatives =
        sides.length > 1 ? List.of(sides[1].replace("!", "").split(",", -1)) : List.of();
    FlagKind kind = FlagKind.named(columns[1]);
    String target = columns[2];
    boolean secret = target.startsWith("!");
    int equals = target.indexOf('=');
    String own =
        names.stream()
            .filter(name -> name.startsWith("--"))
            .findFirst()
            .orElse(names.getFirst())
            .replaceAll("^-+", "")
            .replace('-', '_');
    String field =
        target.equals("-")
            ? own
            : secret ? target.substring(1) : equals < 0 ? target : target.substring(0, equals);
    Optional<String> constant =
        equals < 0 ? Optional.empty() : Optional.of(target.substring(equals + 1));
    Optional<String> variable =
        columns.length > 3 && !columns[3].isBlank()
            ? Optional.of(columns[3].strip())
            : Optional.empty();
    return new Flag(names, negatives, kind, field, constant, secret, variable);
  }
}
