package dev.candor.load.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

/** Settings of load-service. */
@ConfigMapping(prefix = "candor")
public interface CoordinatorConfig {

  /** What this process is: coordinator or worker. */
  @WithDefault("coordinator")
  @Pattern(regexp = "coordinator|worker")
  String role();

  /** Who may write. */
  Auth auth();

  /** The folder whose files are API keys, each named as campaign files name it. */
  Optional<Path> keysDir();

  /** Version of the suite, recorded with every campaign. */
  @WithDefault("0.1.0")
  String harnessVersion();

  /** Revision of the suite, recorded with every campaign. */
  @WithDefault("unknown")
  String harnessRevision();

  /** Address of the reference server, driven when a campaign names no endpoint. */
  Optional<String> referenceUrl();

  /** How patient the coordinator is. */
  Patience patience();

  /** How workers are used. */
  Fleet fleet();

  /** Authorisation. */
  interface Auth {
    /**
     * The file whose content writers must show as a bearer token; without it writes are refused.
     */
    Optional<Path> tokenFile();
  }

  /** Time limits. */
  interface Patience {
    /** For a serving configuration. */
    @WithDefault("120s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration capture();

    /** For the quality gate; engines on processors need minutes. */
    @WithDefault("600s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration gate();

    /** For the snapshot before a window. */
    @WithDefault("5s")
    @DurationMin(millis = 1)
    @DurationMax(minutes = 10)
    Duration snapshot();

    /** For a restarted engine to answer again. */
    @WithDefault("300s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration engineReady();

    /** For word of a restart. */
    @WithDefault("360s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration restart();

    /** For the report, before a campaign ends without one. */
    @WithDefault("120s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration report();

    /** For a measurement, beyond ramp, window and the longest stall. */
    @WithDefault("60s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration windowGrace();

    /** For a burst. */
    @WithDefault("900s")
    @DurationMin(millis = 100)
    @DurationMax(hours = 24)
    Duration burst();

    /** Before an attempt that follows a failed one; grows with the attempts. */
    @WithDefault("5s")
    @DurationMin(millis = 0)
    @DurationMax(minutes = 60)
    Duration retry();

    /** For one request to the endpoint's list of models. */
    @WithDefault("10s")
    @DurationMin(millis = 100)
    @DurationMax(minutes = 10)
    Duration probe();
  }

  /** Workers. */
  interface Fleet {
    /** A worker that was silent for so long is lost. */
    @WithDefault("5s")
    @DurationMin(millis = 100)
    @DurationMax(minutes = 10)
    Duration lostAfter();

    /** Attempts at one window. */
    @WithDefault("3")
    @Min(1)
    @Max(20)
    int maxAttempts();

    /** Streams above which a level is split over several workers. */
    @WithDefault("1000")
    @Min(1)
    @Max(100_000)
    int streamsPerWorker();
  }
}
