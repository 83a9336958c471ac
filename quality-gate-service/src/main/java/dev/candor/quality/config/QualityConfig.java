package dev.candor.quality.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Settings of the quality-gate-service. */
@ConfigMapping(prefix = "candor")
public interface QualityConfig {
  /** Who may write. */
  Auth auth();

  /** Folder with one file per API key of an engine; only needed when an endpoint names a key. */
  Optional<Path> keysDir();

  /** Revision of this harness, as the build knows it. */
  @WithDefault("unknown")
  String harnessRevision();

  /** How gates are run. */
  Gate gate();

  /** Who may write. */
  interface Auth {
    /** File that holds the bearer token which writes need; without it every write is refused. */
    Optional<Path> tokenFile();
  }

  /** How gates are run. */
  interface Gate {
    /** Time to open a connection to an engine. */
    @WithDefault("5s")
    Duration connectTimeout();

    /** Time for one whole answer, from sending the question to the end of the stream. */
    @WithDefault("60s")
    Duration answerTimeout();

    /** Most bytes of one whole answer stream. */
    @WithDefault("4194304")
    @Min(65_536)
    @Max(67_108_864)
    long answerBytes();

    /** Pause before an engine that says it is busy is asked again. */
    @WithDefault("1s")
    Duration busyPause();

    /** Items in flight at an engine; determinism pairs are always asked alone. */
    @WithDefault("4")
    @Min(1)
    @Max(64)
    int itemsAtOnce();

    /** Gates that run at once, each at its own engine. */
    @WithDefault("2")
    @Min(1)
    @Max(16)
    int gatesAtOnce();

    /** Tokens added to each item's budget for a model that reasons before it answers. */
    @WithDefault("2048")
    @Min(0)
    @Max(32_768)
    int reasoningAllowance();

    /** Pause before a step that failed on our side (database, broker) is tried again. */
    @WithDefault("2s")
    Duration retryPause();
  }
}
