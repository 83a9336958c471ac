package dev.candor.load.client;

import dev.candor.load.domain.measure.Outcome;
import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamReader;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One stream of a closed loop: a connection and, on it, one request after another. A finished
 * request is replaced at once; after a failed one there is a pause, which doubles up to a second
 * (or is what the server asked for, up to five), so that a dead endpoint is not hammered.
 */
final class StreamSlot implements ConnectionListener {
  private static final long FIRST_PAUSE_MILLIS = 50;
  private static final long LONGEST_PAUSE_MILLIS = 1_000;
  private static final int LONGEST_RETRY_AFTER_SECONDS = 5;
  private static final byte[] NOTHING = new byte[0];

  private enum Phase {
    /** Before its start, or between requests. */
    IDLE,
    /** A request waits for its connection. */
    CONNECTING,
    /** A request is on its way. */
    BUSY,
    /** A pause after a failure. */
    PAUSED,
    /** For good. */
    STOPPED
  }

  private final LoopPart part;
  private final LevelShared shared;
  private final Connection connection;
  private final StreamReader reader = new StreamReader();
  private final RefusedAnswer refused = new RefusedAnswer();
  private Optional<WarmUp> warmUp = Optional.empty();
  private Phase phase = Phase.IDLE;
  private boolean started;
  private boolean wasSent;
  private boolean retried;
  private boolean headSeen;
  private byte[] request = NOTHING;
  private byte[] prepared = NOTHING;
  private long preparedNumber;
  private long number;
  private long lastActivity;
  private long readyAt;
  private long tokensTold;
  private int failuresInARow;

  StreamSlot(LoopPart part) {
    this.part = part;
    shared = part.shared();
    connection = new Connection(part.loop(), shared.endpoint(), this);
  }

  /** Opens the connection before the load starts, and renders the first request. */
  void warmUp(WarmUp told) {
    warmUp = Optional.of(told);
    prepare();
    connection.open(shared.plan().connectTimeout());
  }

  void start(long scheduled) {
    warmUp = Optional.empty();
    started = true;
    next(scheduled);
  }

  private void next(long scheduled) {
    if (phase == Phase.STOPPED) {
      return;
    }
    if (!shared.takeRequest()) {
      phase = Phase.STOPPED;
      connection.close();
      shared.streamIsIdle();
      return;
    }
    if (prepared.length == 0) {
      prepare();
    }
    request = prepared;
    number = preparedNumber;
    prepared = NOTHING;
    retried = false;
    reader.begin(scheduled);
    dispatch();
  }

  private void prepare() {
    preparedNumber = part.takeRequestNumber();
    prepared = shared.render(preparedNumber);
  }

  private void dispatch() {
    wasSent = false;
    tokensTold = 0;
    headSeen = false;
    refused.clear();
    if (connection.isUsable()) {
      phase = Phase.BUSY;
      lastActivity = part.loop().nanos();
      connection.send(request);
    } else {
      phase = Phase.CONNECTING;
      connection.open(shared.plan().connectTimeout());
    }
  }

  @Override
  public void opened() {
    warmUp.ifPresent(told -> told.opened(this));
    readyAt = part.loop().nanos();
    if (phase == Phase.CONNECTING) {
      dispatch();
    }
  }

  @Override
  public void openFailed(Failure failure) {
    warmUp.ifPresent(told -> told.failed(this, failure));
    if (phase == Phase.CONNECTING) {
      long now = part.loop().nanos();
      reader.timeline().finished(now);
      fail(failure, 0);
    }
  }

  @Override
  public void sent(long nanos) {
    if (phase != Phase.BUSY || wasSent) {
      return;
    }
    wasSent = true;
    lastActivity = nanos;
    reader.timeline().sent(nanos);
    part.sent(Math.max(readyAt, reader.timeline().scheduled()), nanos);
    if (prepared.length == 0) {
      prepare();
    }
  }

  @Override
  public void head(ResponseHead head, long arrivalNanos) {
    lastActivity = arrivalNanos;
    headSeen = true;
    refused.look(head);
  }

  @Override
  public void body(byte[] bytes, int offset, int length, long arrivalNanos) {
    lastActivity = arrivalNanos;
    if (refused.isRefused()) {
      refused.body(bytes, offset, length);
      return;
    }
    reader.body(bytes, offset, length, arrivalNanos);
    long tokens = reader.tokensSoFar();
    if (tokens != tokensTold) {
      part.tokens(tokens - tokensTold);
      tokensTold = tokens;
    }
    if (reader.hasFailed()) {
      connection.close();
      conclude(arrivalNanos);
    }
  }

  @Override
  public void complete(long arrivalNanos) {
    if (phase == Phase.BUSY) {
      conclude(arrivalNanos);
    }
  }

  @Override
  public void lost(Failure failure, boolean answered, long nanos) {
    if (phase != Phase.BUSY) {
      return;
    }
    if (!answered && !retried && connection.isUsed()) {
      retried = true;
      unsend();
      dispatch();
    } else if (headSeen && !refused.isRefused() && isClose(failure)) {
      conclude(nanos);
    } else {
      reader.timeline().finished(nanos);
      fail(refused.isRefused() ? refused.failure() : failure, refused.retryAfterSeconds());
    }
  }

  private static boolean isClose(Failure failure) {
    return failure.kind().equals(Failure.CONNECTION_FAILED);
  }

  /** A server may close an idle connection just as we use it: that request was never served. */
  private void unsend() {
    long scheduled = reader.timeline().scheduled();
    if (wasSent) {
      part.unsent();
    }
    reader.begin(scheduled);
  }

  private void conclude(long nanos) {
    if (refused.isRefused()) {
      reader.timeline().finished(nanos);
      fail(refused.failure(), refused.retryAfterSeconds());
      return;
    }
    Optional<Failure> failure = reader.end(nanos);
    if (failure.isPresent()) {
      fail(failure.get(), 0);
    } else {
      phase = Phase.IDLE;
      failuresInARow = 0;
      readyAt = nanos;
      part.ended(number, reader, wasSent, Outcome.COMPLETED, failure);
      next(reader.timeline().finished());
    }
  }

  private void fail(Failure failure, int retryAfterSeconds) {
    phase = Phase.PAUSED;
    part.ended(number, reader, wasSent, Outcome.FAILED, Optional.of(failure));
    long pause =
        Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(10, failuresInARow++));
    int asked = Math.min(LONGEST_RETRY_AFTER_SECONDS, retryAfterSeconds);
    long millis = Math.max(pause, asked * 1_000L);
    var _ = part.loop().eventLoop().schedule(this::resume, millis, TimeUnit.MILLISECONDS);
  }

  private void resume() {
    if (phase == Phase.PAUSED) {
      phase = Phase.IDLE;
      next(part.loop().nanos());
    }
  }

  /** Ends what is in flight as cancelled. */
  void stop() {
    boolean inFlight = phase == Phase.BUSY || phase == Phase.CONNECTING;
    phase = Phase.STOPPED;
    connection.close();
    if (started && inFlight) {
      reader.timeline().finished(part.loop().nanos());
      part.ended(number, reader, wasSent, Outcome.CANCELLED, Optional.empty());
    }
  }

  /** Fails a request that has been silent for longer than the limit. */
  void checkStall(long now) {
    long silent = now - lastActivity;
    if (phase == Phase.BUSY && silent > shared.plan().stallTimeout().toNanos()) {
      connection.close();
      if (reader.isOver()) {
        conclude(now);
        return;
      }
      reader.timeline().finished(now);
      fail(
          new Failure(
              Failure.STALLED, "nothing came for " + TimeUnit.NANOSECONDS.toSeconds(silent) + " s"),
          0);
    }
  }
}
