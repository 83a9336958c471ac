package dev.candor.metadata.domain.reading.commandline;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options that one engine had at one time; built from the tables in {@code engines/}. */
public final class FlagTable {
  /** A spelling that was found: the option, and whether the spelling negates it. */
  public record Match(Flag flag, boolean negated, String spelling) {}

  private final List<Flag> flags;
  private final Map<String, Match> byName = new LinkedHashMap<>();

  private FlagTable(List<Flag> flags) {
    this.flags = List.copyOf(flags);
    for (Flag flag : flags) {
      flag.names().forEach(name -> byName.putIfAbsent(name, new Match(flag, false, name)));
      flag.negatives().forEach(name -> byName.putIfAbsent(name, new Match(flag, true, name)));
      if (flag.kind() == FlagKind.BOOL && flag.negatives().isEmpty()) {
        flag.names().stream()
            .filter(name -> name.startsWith("--"))
            .map(name -> "--no-" + name.substring(2))
            .forEach(name -> byName.putIfAbsent(name, new Match(flag, true, name)));
      }
    }
  }

  /** Loads and joins tables by name; a table that is missing is a broken build. */
  public static FlagTable load(String... names) {
    List<Flag> flags = new ArrayList<>();
    for (String name : names) {
      lines("/engines/" + name + ".tsv").stream().map(Flag::parse).forEach(flags::add);
    }
    return new FlagTable(flags);
  }

  /** The lines of a table that are not comments. */
  public static List<String> lines(String resource) {
    try (InputStream in = FlagTable.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the table " + resource + " is not in the application");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public List<Flag> flags() {
    return flags;
  }

  /** The option with exactly this spelling. */
  public Optional<Match> exact(String spelling) {
    return Optional.ofNullable(byName.get(spelling));
  }

  /** Options that this prefix could mean, one per option and direction. */
  public List<Match> startingWith(String prefix) {
    Map<String, Match> found = new LinkedHashMap<>();
    byName.forEach(
        (name, match) -> {
          if (name.startsWith(prefix)) {
            found.putIfAbsent(match.flag().longName() + match.negated(), match);
          }
        });
    return List.copyOf(found.values());
  }
}
