package dev.candor.load.client;

import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * One request on a connection of its own, outside of any load: for probes. Ends with an {@link
 * Answer}, never with an exception.
 */
final class Exchange implements ConnectionListener {
  private static final int LARGEST_BODY = 1 << 20;

  /**
   * What came back.
   *
   * @param status 0 when no head came
   * @param body of an answer that is no event stream, or of any answer to a GET
   * @param failure empty for a complete good stream, or a complete 200 to a GET
   */
  record Answer(int status, String body, Optional<Failure> failure, StreamReader reader) {}

  private final ClientLoop loop;
  private final Connection connection;
  private final byte[] request;
  private final boolean streaming;
  private final StreamReader reader = new StreamReader();
  private final RefusedAnswer refused = new RefusedAnswer();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final CompletableFuture<Answer> result = new CompletableFuture<>();
  private int status;

  private Exchange(ClientLoop loop, EngineEndpoint endpoint, byte[] request, boolean streaming) {
    this.loop = loop;
    this.request = request;
    this.streaming = streaming;
    connection = new Connection(loop, endpoint, this);
  }

  static Answer stream(
      ClientLoop loop, EngineEndpoint endpoint, byte[] request, Duration connect, Duration whole)
      throws InterruptedException {
    return new Exchange(loop, endpoint, request, true).run(connect, whole);
  }

  static Answer get(ClientLoop loop, EngineEndpoint endpoint, String path, Duration timeout)
      throws InterruptedException {
    return new Exchange(loop, endpoint, RequestWriter.get(endpoint, path), false)
        .run(timeout, timeout);
  }

  private Answer run(Duration connect, Duration whole) throws InterruptedException {
    var timer = loop.eventLoop().schedule(this::timeout, whole.toNanos(), TimeUnit.NANOSECONDS);
    loop.eventLoop().execute(() -> connection.open(connect));
    try {
      return result.get();
    } catch (java.util.concurrent.ExecutionException e) {
      throw new IllegalStateException("an exchange ends with an answer", e);
    } finally {
      timer.cancel(false);
    }
  }

  private void timeout() {
    finish(Optional.of(new Failure(Failure.STALLED, "no complete answer in time")));
  }

  private void finish(Optional<Failure> failure) {
    if (!result.isDone()) {
      connection.close();
      String text = body.toString(StandardCharsets.UTF_8);
      result.complete(
          new Answer(status, refused.isRefused() ? refused.text() : text, failure, reader));
    }
  }

  @Override
  public void opened() {
    reader.begin(loop.nanos());
    connection.send(request);
  }

  @Override
  public void openFailed(Failure failure) {
    finish(Optional.of(failure));
  }

  @Override
  public void sent(long nanos) {
    reader.timeline().sent(nanos);
  }

  @Override
  public void head(ResponseHead head, long arrivalNanos) {
    status = head.status;
    if (streaming || head.status != 200) {
      refused.look(head);
    }
  }

  @Override
  public void body(byte[] bytes, int offset, int length, long arrivalNanos) {
    if (refused.isRefused()) {
      refused.body(bytes, offset, length);
    } else if (streaming) {
      reader.body(bytes, offset, length, arrivalNanos);
    } else if (body.size() + length <= LARGEST_BODY) {
      body.write(bytes, offset, length);
    } else {
      finish(Optional.of(new Failure(Failure.MALFORMED_STREAM, "an answer larger than 1 MiB")));
    }
  }

  @Override
  public void complete(long arrivalNanos) {
    if (refused.isRefused()) {
      finish(Optional.of(refused.failure()));
    } else {
      finish(streaming ? reader.end(arrivalNanos) : Optional.empty());
    }
  }

  @Override
  public void lost(Failure failure, boolean answered, long nanos) {
    if (refused.isRefused()) {
      finish(Optional.of(refused.failure()));
    } else {
      finish(status == 200 && streaming ? reader.end(nanos) : Optional.of(failure));
    }
  }
}
