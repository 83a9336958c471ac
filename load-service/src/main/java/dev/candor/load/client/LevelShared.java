package dev.candor.load.client;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/** What all event loops of a level share. */
final class LevelShared {
  private final EngineEndpoint endpoint;
  private final LevelPlan plan;
  private final RequestWriter writer;
  private final RequestLog log;
  private final int loopCount;
  private final AtomicLong requestsLeft;
  private final CountDownLatch idleStreams;

  LevelShared(
      EngineEndpoint endpoint, LevelPlan plan, RequestLog log, int loopCount, long requests) {
    this.endpoint = endpoint;
    this.plan = plan;
    this.log = log;
    this.loopCount = loopCount;
    writer = new RequestWriter(endpoint, plan.request());
    requestsLeft = new AtomicLong(requests);
    idleStreams = new CountDownLatch(plan.load().streams());
  }

  EngineEndpoint endpoint() {
    return endpoint;
  }

  LevelPlan plan() {
    return plan;
  }

  RequestLog log() {
    return log;
  }

  int loopCount() {
    return loopCount;
  }

  /** Takes one of the level's requests; false when there is none left. */
  boolean takeRequest() {
    return requestsLeft.getAndDecrement() > 0;
  }

  byte[] render(long number) {
    return writer.render(plan.prompts().prompt(number));
  }

  /** One stream has nothing more to do. */
  void streamIsIdle() {
    idleStreams.countDown();
  }

  CountDownLatch idleStreams() {
    return idleStreams;
  }
}
