package dev.candor.report.config;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Where people find a campaign's report. */
@ApplicationScoped
public class PublicAddress {
  private final ReportConfig config;
  private final int port;

  /** Takes the settings and the port that is used when no address is set. */
  public PublicAddress(ReportConfig config, @ConfigProperty(name = "quarkus.http.port") int port) {
    this.config = config;
    this.port = port;
  }

  /** The address of a campaign's page. */
  public String page(String campaignId) {
    String base = config.reportUrl().orElse("http://127.0.0.1:" + port);
    return (base.endsWith("/") ? base.substring(0, base.length() - 1) : base)
        + "/campaigns/"
        + campaignId;
  }

  /** A file of a campaign's report on this machine. */
  public Path file(String campaignId, String name) {
    return config
        .dataDir()
        .toAbsolutePath()
        .normalize()
        .resolve("reports")
        .resolve(campaignId)
        .resolve(name);
  }
}
