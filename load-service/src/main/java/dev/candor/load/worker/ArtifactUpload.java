package dev.candor.load.worker;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;

/**
 * Hands files to the report-service: {@code PUT /artifacts/{sha256}} with the bearer token, again
 * and again with growing pauses until the time is up. A refusal (4xx) is not tried again.
 */
public final class ArtifactUpload implements RecordStore {
  private static final Logger LOG = Logger.getLogger(ArtifactUpload.class.getName());
  private static final Duration ONE_TRY = Duration.ofSeconds(30);
  private static final long FIRST_PAUSE_MILLIS = 200;
  private static final long LONGEST_PAUSE_MILLIS = 5_000;

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(ONE_TRY).build();
  private final String baseUrl;
  private final Optional<Path> tokenFile;
  private final Duration patience;

  /**
   * Prepares.
   *
   * @param baseUrl of the report-service
   * @param tokenFile read at each upload; its content is never shown
   * @param patience how long to go on trying
   */
  public ArtifactUpload(String baseUrl, Optional<Path> tokenFile, Duration patience) {
    this.baseUrl = baseUrl.endsWith("/") ? baseUrl.substring(0, baseUrl.length() - 1) : baseUrl;
    this.tokenFile = tokenFile;
    this.patience = patience;
  }

  @Override
  public void store(Path file, String sha256) throws IOException, InterruptedException {
    long left = patience.toMillis();
    long pause = FIRST_PAUSE_MILLIS;
    while (true) {
      Optional<String> trouble = once(file, sha256);
      if (trouble.isEmpty()) {
        return;
      }
      if (left <= 0) {
        throw new IOException(
            "the report-service at " + baseUrl + " did not take the records: " + trouble.get());
      }
      LOG.info("records not taken yet: " + trouble.get());
      TimeUnit.MILLISECONDS.sleep(pause);
      left -= pause;
      pause = Math.min(LONGEST_PAUSE_MILLIS, pause * 2);
    }
  }

  /** One try: empty when stored, else what came instead. */
  private Optional<String> once(Path file, String sha256) throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(baseUrl + "/artifacts/" + sha256))
            .timeout(ONE_TRY)
            .header("Content-Type", "application/jsonl+gzip")
            .PUT(HttpRequest.BodyPublishers.ofFile(file));
    if (tokenFile.isPresent()) {
      String token = Files.readString(tokenFile.get()).strip();
      request.header("Authorization", "Bearer " + token);
    }
    try {
      HttpResponse<String> response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      int status = response.statusCode();
      if (status / 100 == 2) {
        return Optional.empty();
      }
      if (status / 100 == 4 && status != 429 && status != 408) {
        throw new RefusedUpload(
            "the report-service at " + baseUrl + " refused the records with status " + status);
      }
      return Optional.of("status " + status);
    } catch (RefusedUpload e) {
      throw e;
    } catch (IOException e) {
      return Optional.of(e.toString());
    }
  }

  /** A refusal that trying again cannot change. */
  private static final class RefusedUpload extends IOException {
    private static final long serialVersionUID = 1L;

    RefusedUpload(String message) {
      super(message);
    }
  }
}
