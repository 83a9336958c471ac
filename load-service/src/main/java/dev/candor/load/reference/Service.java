package dev.candor.load.reference;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/** Answers requests: the endpoints, the engine model and the faults that were asked for. */
final class Service {
  private static final String JSON_TYPE = "application/json";
  private static final byte[] STREAM_HEAD =
      HttpExchange.ascii(
          """
          HTTP/1.1 200 OK\r
          Content-Type: text/event-stream; charset=utf-8\r
          Cache-Control: no-cache\r
          Transfer-Encoding: chunked\r
          \r
          """);
  private static final byte[] STREAM_END = HttpExchange.ascii("0\r\n\r\n");

  private final ReferenceOptions options;
  private final ReferenceMetrics metrics;
  private final LongSupplier clock;
  private final RequestReader reader;
  private final Semaphore sequences;
  private final AtomicLong requests = new AtomicLong();
  private long rehearsed;

  Service(ReferenceOptions options, ReferenceMetrics metrics, LongSupplier clock) {
    this.options = options;
    this.metrics = metrics;
    this.clock = clock;
    reader = new RequestReader(options);
    sequences = new Semaphore(options.maxSequences(), true);
  }

  /**
   * Uses once what a first request would load, so that the first stream is as timely as the rest.
   */
  void rehearse() {
    String body =
        "{\"messages\":[{\"content\":\"a\"}],\"stream_options\":{\"include_usage\":true}}";
    try {
      CompletionRequest request = new RequestReader(ReferenceOptions.defaults()).read(true, body);
      Script.of(request, Answer.to(request, options), options)
          .forEach(write -> rehearsed += chunk(write.events()).remaining());
    } catch (RequestReader.Refused e) {
      throw new IllegalStateException("the rehearsal's own request was refused", e);
    }
  }

  /** Serves one request; false when the connection is over. */
  boolean serveNext(HttpExchange exchange) throws IOException, InterruptedException {
    Optional<HttpExchange.Request> next = exchange.next();
    if (next.isEmpty()) {
      return false;
    }
    HttpExchange.Request request = next.get();
    String path = request.path();
    switch (path) {
      case "/v1/chat/completions", "/v1/completions" -> {
        if (request.method().equals("POST")) {
          complete(exchange, request, path.equals("/v1/chat/completions"));
        } else {
          exchange.answer(405, JSON_TYPE, Wire.error(405, "MethodNotAllowed", "use POST"));
        }
      }
      case "/v1/models" -> exchange.answer(200, JSON_TYPE, Wire.models());
      case "/health" -> exchange.answer(200, JSON_TYPE, "");
      case "/version" -> exchange.answer(200, JSON_TYPE, "{\"version\":\"" + Wire.VERSION + "\"}");
      case "/metrics" -> exchange.answer(200, "text/plain; version=0.0.4", metrics.text());
      default -> exchange.answer(404, JSON_TYPE, Wire.error(404, "NotFoundError", "Not Found"));
    }
    return request.keepAlive();
  }

  private void complete(HttpExchange exchange, HttpExchange.Request request, boolean chat)
      throws IOException, InterruptedException {
    long arrival = clock.getAsLong();
    long number = requests.incrementAndGet();
    if (options.status().isPresent()) {
      refuse(exchange, options.status().get(), "this server was told to answer so");
      return;
    }
    if (isTurn(options.failEvery(), number)) {
      refuse(exchange, 500, "this server was told to fail now and then");
      return;
    }
    try {
      CompletionRequest completion = reader.read(chat, request.body());
      metrics.waits();
      boolean waited = !sequences.tryAcquire();
      if (waited) {
        sequences.acquire();
      }
      metrics.starts(completion.promptTokens());
      try {
        run(exchange, completion, waited ? clock.getAsLong() : arrival, number);
      } finally {
        sequences.release();
        metrics.ends();
      }
    } catch (RequestReader.Refused e) {
      exchange.answer(e.refusal().status(), JSON_TYPE, e.refusal().body());
    }
  }

  private void run(HttpExchange exchange, CompletionRequest request, long start, long number)
      throws IOException {
    Answer answer = Answer.to(request, options);
    List<TimedWrite> script =
        options.oneRightAnswer()
            ? Script.oneRightAnswer(request)
            : Script.of(request, answer, options);
    if (!request.stream()) {
      waitUntil(start + script.getLast().offsetNanos());
      exchange.answer(200, JSON_TYPE, new Wire(request, options.counting()).whole(answer));
      return;
    }
    exchange.write(ByteBuffer.wrap(STREAM_HEAD));
    int middle = script.size() / 2;
    for (int i = 0; i < script.size(); i++) {
      if (i == middle && isTurn(options.cutEvery(), number)) {
        throw new EOFException("this server was told to cut streams");
      }
      if (i == middle && isTurn(options.errorEvery(), number)) {
        String error = Wire.error(500, "InternalServerError", "this server was told to err");
        exchange.write(chunk(List.of(error, "[DONE]")));
        break;
      }
      play(exchange, script.get(i), start);
    }
    exchange.write(ByteBuffer.wrap(STREAM_END));
  }

  private void play(HttpExchange exchange, TimedWrite write, long start) throws IOException {
    ByteBuffer bytes = chunk(write.events());
    long deadline = start + write.offsetNanos();
    waitUntil(deadline);
    exchange.write(bytes);
    metrics.wrote(write.tokens(), clock.getAsLong() - deadline);
  }

  private void waitUntil(long deadline) {
    for (long left = deadline - clock.getAsLong(); left > 0; left = deadline - clock.getAsLong()) {
      LockSupport.parkNanos(left);
    }
  }

  private static ByteBuffer chunk(List<String> events) {
    StringBuilder text = new StringBuilder();
    events.forEach(event -> text.append("data: ").append(event).append("\n\n"));
    byte[] body = text.toString().getBytes(StandardCharsets.UTF_8);
    byte[] size = HttpExchange.ascii(Integer.toHexString(body.length) + "\r\n");
    return ByteBuffer.allocate(size.length + body.length + 2)
        .put(size)
        .put(body)
        .put((byte) '\r')
        .put((byte) '\n')
        .flip();
  }

  private static boolean isTurn(Optional<Integer> every, long number) {
    return every.isPresent() && number % every.get() == 0;
  }

  private static void refuse(HttpExchange exchange, int status, String message) throws IOException {
    exchange.answer(status, JSON_TYPE, Wire.error(status, "Refused", message));
  }
}
