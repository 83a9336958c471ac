package dev.candor.metadata.domain.capture;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where a value was read. */
public enum Source {
  /** The engine itself, over HTTP. */
  ENDPOINT(0),
  /** The engine's own log. */
  LOG(1),
  /** The argv of the engine's process. */
  PROCESS(2),
  /** The environment of the engine's process. */
  ENVIRONMENT(2),
  /** A file that the engine was pointed to. */
  CONFIG_FILE(2),
  /** The container that holds the process. */
  CONTAINER(2),
  /** A pod's description. */
  POD(2),
  /** A compose file. */
  COMPOSE(2),
  /** A shell line. */
  SHELL(2),
  /** The machine. */
  HOST(3),
  /** A person's word; never satisfies what can be read. */
  DECLARED(4);

  private final int tier;

  Source(int tier) {
    this.tier = tier;
  }

  /** The name in messages and files. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The source of that name. */
  public static Optional<Source> named(String wireName) {
    return Arrays.stream(values()).filter(s -> s.wireName().equals(wireName)).findFirst();
  }

  /**
   * The order of trust, 0 the highest: what the engine reports beats what it was told, and a
   * declaration comes last. Within what it was told, the engine's own parser decides, so the order
   * of those readings is kept.
   */
  public int tier() {
    return tier;
  }
}
