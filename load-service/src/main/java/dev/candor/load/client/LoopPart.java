package dev.candor.load.client;

import dev.candor.load.domain.measure.NanosHistogram;
import dev.candor.load.domain.measure.Outcome;
import dev.candor.load.domain.measure.Window;
import dev.candor.load.domain.measure.WindowRecorder;
import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What one event loop holds of a level: its streams, its recorder, its share of the request
 * numbers. Everything runs on the loop, except the counters of progress, which others may read.
 */
final class LoopPart {
  private final ClientLoop loop;
  private final LevelShared shared;
  private final int loopNumber;
  private final List<StreamSlot> slots = new ArrayList<>();
  private final NanosHistogram sendLateness = new NanosHistogram();
  private final Map<String, String> facts = new TreeMap<>();
  private final AtomicLong tokensSeen = new AtomicLong();
  private final AtomicLong inFlight = new AtomicLong();
  private Optional<WindowRecorder> recorder = Optional.empty();
  private Optional<Window> window = Optional.empty();
  private long nextRequest;
  private long lastFinish;

  LoopPart(ClientLoop loop, LevelShared shared, int loopNumber) {
    this.loop = loop;
    this.shared = shared;
    this.loopNumber = loopNumber;
  }

  void addSlot() {
    slots.add(new StreamSlot(this));
  }

  List<StreamSlot> slots() {
    return slots;
  }

  ClientLoop loop() {
    return loop;
  }

  LevelShared shared() {
    return shared;
  }

  /** Starts all streams; they were told the window, so that ramp and window are one. */
  void start(Window measured, long startNanos, int askedTokens) {
    window = Optional.of(measured);
    recorder = Optional.of(new WindowRecorder(measured, askedTokens, startNanos));
    lastFinish = startNanos;
    for (StreamSlot slot : slots) {
      slot.start(startNanos);
    }
  }

  /** The number of the next request: unique over all loops without talking to them. */
  long takeRequestNumber() {
    return loopNumber + nextRequest++ * shared.loopCount();
  }

  /**
   * A request was sent.
   *
   * @param possible when it was wanted and its connection was free for it: what came after is ours
   */
  void sent(long possible, long sent) {
    inFlight.lazySet(inFlight.get() + 1);
    if (window.isPresent() && window.get().contains(sent)) {
      sendLateness.record(sent - possible);
    }
  }

  /** The request that was sent last turned out never to have been served. */
  void unsent() {
    inFlight.lazySet(inFlight.get() - 1);
  }

  void tokens(long more) {
    tokensSeen.lazySet(tokensSeen.get() + more);
  }

  void ended(
      long number,
      StreamReader reader,
      boolean wasSent,
      Outcome outcome,
      Optional<Failure> failure) {
    if (wasSent) {
      inFlight.lazySet(inFlight.get() - 1);
    } else {
      reader.timeline().sent(reader.timeline().finished());
    }
    lastFinish = Math.max(lastFinish, reader.timeline().finished());
    recorder.ifPresent(all -> all.add(reader.timeline(), outcome, failure));
    if (!reader.fingerprint().isEmpty()) {
      facts.put("system_fingerprint", reader.fingerprint());
    }
    shared.log().ended(number, reader.timeline(), outcome, failure);
  }

  /** Ends every stream that is still in flight as cancelled. */
  void stopAll() {
    for (StreamSlot slot : slots) {
      slot.stop();
    }
  }

  void checkStalls(long now) {
    for (StreamSlot slot : slots) {
      slot.checkStall(now);
    }
  }

  Optional<WindowRecorder> recorder() {
    return recorder;
  }

  NanosHistogram sendLateness() {
    return sendLateness;
  }

  Map<String, String> facts() {
    return facts;
  }

  long lastFinish() {
    return lastFinish;
  }

  long tokensSeen() {
    return tokensSeen.get();
  }

  long inFlight() {
    return inFlight.get();
  }
}
