package dev.candor.load.worker;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Pattern;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Settings of the worker role. */
@ConfigMapping(prefix = "candor.worker")
public interface WorkerConfig {

  /** Name of this worker; the main class makes one up when none is given. */
  @Pattern(regexp = "[A-Za-z0-9._-]{1,64}")
  String id();

  /** How often the worker says that it lives; the coordinator takes 5 s of silence for death. */
  @WithDefault("1s")
  Duration heartbeatEvery();

  /** Base URL of the report-service, which stores the records; without one they are dropped. */
  @WithDefault("${CANDOR_REPORT_URL:}")
  Optional<String> reportUrl();

  /** How long to go on trying to hand over the records of one level. */
  @WithDefault("5m")
  Duration uploadFor();

  /** Where records are written while a level runs. */
  @WithDefault("${candor.data-dir:${java.io.tmpdir}}/worker-records")
  Path recordsDir();

  /** Folder of the API keys: a file per name. */
  @WithDefault("${candor.keys-dir:}")
  Optional<Path> keysDir();

  /** File with the bearer token that the report-service asks for. */
  @WithDefault("${candor.auth.token-file:}")
  Optional<Path> tokenFile();
}
