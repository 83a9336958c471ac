package dev.candor.load.reference;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.ConcurrentHistogram;

/** What the reference server knows of itself, in vLLM's metric names, and its own lateness. */
final class ReferenceMetrics {
  private static final long HIGHEST = 60_000_000_000L;

  private final AtomicInteger running = new AtomicInteger();
  private final AtomicInteger waiting = new AtomicInteger();
  private final LongAdder finished = new LongAdder();
  private final LongAdder promptTokens = new LongAdder();
  private final LongAdder generatedTokens = new LongAdder();
  private final ConcurrentHistogram lateness = new ConcurrentHistogram(1_000, HIGHEST, 3);

  void waits() {
    waiting.incrementAndGet();
  }

  void starts(int tokens) {
    waiting.decrementAndGet();
    running.incrementAndGet();
    promptTokens.add(tokens);
  }

  void ends() {
    running.decrementAndGet();
    finished.increment();
  }

  /** A write of some tokens returned this long after its deadline. */
  void wrote(int tokens, long lateNanos) {
    generatedTokens.add(tokens);
    lateness.recordValue(Math.min(HIGHEST, Math.max(0, lateNanos)));
  }

  int running() {
    return running.get();
  }

  int waiting() {
    return waiting.get();
  }

  long generatedTokens() {
    return generatedTokens.sum();
  }

  String text() {
    StringBuilder out = new StringBuilder();
    metric(out, "vllm:num_requests_running", "gauge", running.get());
    metric(out, "vllm:num_requests_waiting", "gauge", waiting.get());
    metric(out, "vllm:kv_cache_usage_perc", "gauge", 0);
    metric(out, "vllm:num_preemptions_total", "counter", 0);
    metric(out, "vllm:request_success_total", "counter", finished.sum());
    metric(out, "vllm:prompt_tokens_total", "counter", promptTokens.sum());
    metric(out, "vllm:generation_tokens_total", "counter", generatedTokens.sum());
    out.append("# TYPE candor_reference_lateness_seconds summary\n");
    for (String quantile : new String[] {"0.5", "0.9", "0.99", "1"}) {
      double seconds = lateness.getValueAtPercentile(Double.parseDouble(quantile) * 100) / 1e9;
      out.append(
          String.format(
              Locale.ROOT,
              "candor_reference_lateness_seconds{quantile=\"%s\"} %.6f%n",
              quantile,
              seconds));
    }
    out.append("candor_reference_lateness_seconds_count ").append(lateness.getTotalCount());
    return out.append('\n').toString();
  }

  private static void metric(StringBuilder out, String name, String type, long value) {
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n').append(name);
    out.append("{engine=\"0\",model_name=\"").append(Wire.MODEL).append("\"} ");
    out.append(value).append(".0\n");
  }
}
