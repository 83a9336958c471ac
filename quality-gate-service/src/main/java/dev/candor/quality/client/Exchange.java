package dev.candor.quality.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends one request and reads its whole response, within a time from first to last byte and a size.
 * Each request has a connection of its own: engines close idle ones at will, and a question sent
 * into a closing connection would look like a broken engine. Redirects are not followed. Where the
 * server is busy (429, 503) it is asked again, at most three times in all. Every failure is an
 * {@link IOException} with one clause for a person.
 */
public final class Exchange {
  private static final int MOST_TRIES = 3;

  private final Duration answerTimeout;
  private final Duration connectTimeout;
  private final Duration pauseWhenBusy;
  private final long mostBytes;

  /**
   * Sets the bounds.
   *
   * @param connectTimeout for the connection
   * @param answerTimeout for the whole exchange
   * @param pauseWhenBusy between tries
   * @param mostBytes of the response's body
   */
  public Exchange(
      Duration connectTimeout, Duration answerTimeout, Duration pauseWhenBusy, long mostBytes) {
    this.connectTimeout = connectTimeout;
    this.answerTimeout = answerTimeout;
    this.pauseWhenBusy = pauseWhenBusy;
    this.mostBytes = mostBytes;
  }

  Answer send(HttpRequest request) throws IOException {
    Answer answer = once(request);
    for (int tries = 1; tries < MOST_TRIES && isBusy(answer.status()); tries++) {
      pause();
      answer = once(request);
    }
    return answer;
  }

  private static boolean isBusy(int status) {
    return status == 429 || status == 503;
  }

  private Answer once(HttpRequest request) throws IOException {
    HttpClient http =
        HttpClient.newBuilder().version(Version.HTTP_1_1).connectTimeout(connectTimeout).build();
    CompletableFuture<HttpResponse<byte[]>> response =
        http.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), mostBytes));
    try {
      HttpResponse<byte[]> received = response.get(answerTimeout.toMillis(), TimeUnit.MILLISECONDS);
      String type = received.headers().firstValue("Content-Type").orElse("no content type");
      return new Answer(received.statusCode(), type, received.body());
    } catch (TimeoutException e) {
      response.cancel(true);
      throw new IOException("no whole answer within " + answerTimeout.toMillis() + " ms", e);
    } catch (InterruptedException e) {
      response.cancel(true);
      Thread.currentThread().interrupt();
      throw new IOException("the gate was told to stop", e);
    } catch (ExecutionException e) {
      throw new IOException(explained(e.getCause() == null ? e : e.getCause()), e);
    } finally {
      http.shutdownNow();
    }
  }

  private String explained(Throwable cause) {
    return switch (cause) {
      case HttpConnectTimeoutException timeout ->
          "no connection within " + connectTimeout.toMillis() + " ms; is the engine up?";
      case ConnectException refused -> "the connection was refused; is the engine up?";
      case IOException broken when String.valueOf(broken.getMessage()).contains("capacity") ->
          "the answer is larger than " + mostBytes + " bytes";
      default -> "the connection broke: " + cause.getMessage();
    };
  }

  private void pause() throws IOException {
    try {
      Thread.sleep(pauseWhenBusy);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the gate was told to stop", e);
    }
  }
}
