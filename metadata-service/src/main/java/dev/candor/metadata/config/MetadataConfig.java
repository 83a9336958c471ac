package dev.candor.metadata.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The settings of this service. */
@ConfigMapping(prefix = "candor")
public interface MetadataConfig {
  /** Who may write. */
  Auth auth();

  /** The folder with one file per API key, named as campaigns name them; unset: no keys. */
  Optional<Path> keysDir();

  /** Where this service may keep files: engine logs and the key of the secret markers. */
  @WithDefault("${java.io.tmpdir}/candor")
  Path dataDir();

  /** The source revision of this harness; campaigns carry their own. */
  Optional<String> harnessRevision();

  /** Reading engines and hosts. */
  Probe probe();

  /** Restarting engines. */
  Restart restart();

  /** Who may write. */
  interface Auth {
    /** The file that holds the bearer token; unset: writes are refused. */
    Optional<Path> tokenFile();
  }

  /** Reading engines and hosts. */
  interface Probe {
    /** How long a connection to an engine may take. */
    @WithDefault("2s")
    Duration connectTimeout();

    /** How long a whole answer to a GET may take. */
    @WithDefault("3s")
    Duration readTimeout();

    /** How long the one completion that proves readiness may take. */
    @WithDefault("60s")
    Duration completionTimeout();

    /** The largest answer that is read, in bytes. */
    @WithDefault("8388608")
    @Min(1024)
    @Max(268435456)
    long maxBodyBytes();

    /** How long an accelerator's tool may take. */
    @WithDefault("5s")
    Duration toolTimeout();

    /** Where the process file system is mounted. */
    @WithDefault("/proc")
    Path proc();
  }

  /** Restarting engines. */
  interface Restart {
    /** How long an engine may take to obey before it is killed. */
    @WithDefault("30s")
    Duration stopTimeout();

    /** How often a starting engine is looked at. */
    @WithDefault("250ms")
    Duration pollInterval();
  }
}
