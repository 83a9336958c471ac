package dev.candor.load.probe;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Small HTTP requests with a time limit; of an answer no more than 1 MiB is read. */
final class SmallRequests {
  private static final int MOST_BYTES = 1024 * 1024;

  private final Duration limit;
  private final HttpClient client;

  SmallRequests(Duration limit) {
    this.limit = limit;
    this.client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(limit)
            .build();
  }

  /** An answer: status, media type and body. */
  record Answer(int status, String mediaType, String body) {
    /** What the body is, for people. */
    String kind() {
      if (body.isBlank()) {
        return "nothing";
      }
      return mediaType.contains("html") || body.stripLeading().startsWith("<")
          ? "an HTML page"
          : "something";
    }
  }

  Duration limit() {
    return limit;
  }

  Answer get(String url, Optional<String> key) throws IOException {
    return send(request(url, key).GET().build());
  }

  Answer post(String url, String body, Optional<String> key) throws IOException {
    return send(
        request(url, key)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private HttpRequest.Builder request(String url, Optional<String> key) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).timeout(limit);
    if (key.isPresent() && !key.get().chars().allMatch(c -> c > ' ' && c < 127)) {
      throw new Unusable("the API key holds characters that no header can carry; correct its file");
    }
    key.ifPresent(k -> request.header("Authorization", "Bearer " + k));
    return request;
  }

  private Answer send(HttpRequest request) throws IOException {
    CompletableFuture<HttpResponse<byte[]>> pending =
        client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), MOST_BYTES));
    try {
      HttpResponse<byte[]> response = pending.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      String text = new String(response.body(), StandardCharsets.UTF_8);
      return new Answer(
          response.statusCode(), response.headers().firstValue("Content-Type").orElse(""), text);
    } catch (TimeoutException e) {
      pending.cancel(true);
      throw new HttpTimeoutException("no whole answer");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while waiting", e);
    }
  }

  /** A failure in few words. */
  static String words(IOException e) {
    String message = e.getMessage();
    if (message != null && !message.isBlank()) {
      return message;
    }
    return switch (e) {
      case ConnectException _ -> "the connection was refused";
      case EOFException _, ClosedChannelException _ ->
          "the connection was closed without an answer";
      case HttpTimeoutException _ -> "no answer in time";
      default ->
          e.getCause() instanceof IOException cause
              ? words(cause)
              : "the connection failed without a reason (" + e.getClass().getSimpleName() + ")";
    };
  }
}
