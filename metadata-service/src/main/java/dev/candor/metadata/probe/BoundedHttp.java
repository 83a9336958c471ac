package dev.candor.metadata.probe;

import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;

/**
 * HTTP for hostile servers: limits on time and size, no redirect is followed, link-local and
 * metadata addresses are refused after resolution.
 */
public final class BoundedHttp {
  /** What a request brought. */
  sealed interface Reply {
    /**
     * An answer.
     *
     * @param status its status code
     * @param body its text
     * @param detail where a redirect pointed, or empty
     */
    record Whole(int status, String body, String detail) implements Reply {}

    /**
     * None.
     *
     * @param why in words
     */
    record Broken(String why) implements Reply {}
  }

  private static final int FIRST_REDIRECT = 300;
  private static final int FIRST_CLIENT_ERROR = 400;

  private final HttpClient client;
  private final Duration limit;
  private final Duration completionLimit;
  private final long maxBytes;
  private final KeyFolder keys;

  /**
   * Sets the limits.
   *
   * @param connectLimit for the connection
   * @param limit for a whole GET
   * @param completionLimit for a whole completion
   * @param maxBytes of one body
   * @param keys where API keys are
   */
  public BoundedHttp(
      Duration connectLimit,
      Duration limit,
      Duration completionLimit,
      long maxBytes,
      KeyFolder keys) {
    this.client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(connectLimit)
            .build();
    this.limit = limit;
    this.completionLimit = completionLimit;
    this.maxBytes = maxBytes;
    this.keys = keys;
  }

  CompletableFuture<Reply> send(
      Endpoint endpoint, String path, UnaryOperator<HttpRequest.Builder> method) {
    return send(endpoint, path, method, limit);
  }

  CompletableFuture<Reply> sendPatiently(
      Endpoint endpoint, String path, UnaryOperator<HttpRequest.Builder> method) {
    return send(endpoint, path, method, completionLimit);
  }

  private CompletableFuture<Reply> send(
      Endpoint endpoint, String path, UnaryOperator<HttpRequest.Builder> method, Duration within) {
    HttpRequest request;
    try {
      refuseLinkLocal(endpoint.url());
      HttpRequest.Builder builder = HttpRequest.newBuilder(endpoint.url().at(path));
      Optional<String> key = endpoint.keyName().map(keys::read);
      key.ifPresent(secret -> builder.header("Authorization", "Bearer " + secret));
      request = method.apply(builder).build();
    } catch (IllegalArgumentException e) {
      return CompletableFuture.completedFuture(new Reply.Broken(String.valueOf(e.getMessage())));
    }
    return client
        .sendAsync(
            request, BodyHandlers.limiting(BodyHandlers.ofString(StandardCharsets.UTF_8), maxBytes))
        .orTimeout(within.toMillis(), TimeUnit.MILLISECONDS)
        .handle((response, failure) -> failure == null ? whole(response) : broken(failure, within));
  }

  private static Reply whole(HttpResponse<String> response) {
    int status = response.statusCode();
    boolean redirect = status >= FIRST_REDIRECT && status < FIRST_CLIENT_ERROR;
    return new Reply.Whole(
        status, response.body(), redirect ? "a redirect, which is not followed" : "");
  }

  private static Reply broken(Throwable failure, Duration within) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    if (cause instanceof TimeoutException) {
      return new Reply.Broken("no whole answer within " + within.toMillis() + " ms");
    }
    if (cause instanceof ConnectException && cause.getMessage() == null) {
      return new Reply.Broken("the connection was refused");
    }
    String message = cause.getMessage() == null ? "" : ": " + cause.getMessage();
    String name = cause.getClass().getSimpleName().replace("Exception", "");
    String words = name.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    return new Reply.Broken(words + message);
  }

  private static void refuseLinkLocal(EndpointUrl url) {
    try {
      for (InetAddress address : InetAddress.getAllByName(url.host())) {
        EndpointUrl.refuseLinkLocal(address);
      }
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(url.host() + " has no address", e);
    }
  }
}
