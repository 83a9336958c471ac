package dev.candor.report.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.nio.file.Path;
import java.util.Optional;

/** Settings of the report-service. */
@ConfigMapping(prefix = "candor")
public interface ReportConfig {
  /** Who may write. */
  Auth auth();

  /** The folder that holds artifacts and reports; created when absent. */
  @WithName("data-dir")
  @WithDefault("data")
  Path dataDir();

  /** The base address under which people reach this service; by default its own on loopback. */
  @WithName("report-url")
  Optional<String> reportUrl();

  /** The folder of API keys by name. This service calls no engine and reads none. */
  @WithName("keys-dir")
  Optional<Path> keysDir();

  /** The source revision that runs. */
  @WithName("harness-revision")
  @WithDefault("unknown")
  String harnessRevision();

  /** Limits on artifacts. */
  Artifacts artifacts();

  /** Who may write. */
  interface Auth {
    /** The file whose content is the token that every write needs; writes are refused without. */
    @WithName("token-file")
    Optional<Path> tokenFile();
  }

  /** Limits on artifacts. */
  interface Artifacts {
    /** The largest artifact, in bytes; 256 MiB by default. */
    @WithName("max-bytes")
    @WithDefault("268435456")
    @Min(1)
    @Max(1_073_741_824)
    long maxBytes();
  }
}
