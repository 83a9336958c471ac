package dev.candor.load.reference;

import java.util.ArrayList;
import java.util.List;

/** Lays out a stream's writes on absolute offsets from the request's arrival. */
final class Script {
  private static final long MILLI = 1_000_000L;
  private static final String DONE = "[DONE]";

  private Script() {}

  /** The timed stream of an ordinary answer; role, usage and end come with a token, as in vLLM. */
  static List<TimedWrite> of(CompletionRequest request, Answer answer, ReferenceOptions options) {
    Wire wire = new Wire(request, options.counting());
    long offset = firstToken(request, options);
    List<TimedWrite> writes = new ArrayList<>();
    int total = answer.tokens().size();
    int sent = 0;
    do {
      List<String> events = new ArrayList<>();
      if (sent == 0 && request.chat()) {
        events.add(wire.role());
      }
      int until = Math.min(total, sent + options.tokensPerChunk());
      List<String> tokens = answer.tokens().subList(sent, until);
      boolean last = until == total;
      events.add(wire.chunk("content", tokens, until, last ? answer.finishReason() : ""));
      if (last) {
        wire.usage(total).ifPresent(events::add);
        events.add(DONE);
      }
      writes.add(new TimedWrite(offset, events, tokens.size()));
      offset += options.itl().toNanos() * Math.min(options.tokensPerChunk(), total - until);
      sent = until;
    } while (sent < total);
    return writes;
  }

  static long firstToken(CompletionRequest request, ReferenceOptions options) {
    double prefill =
        options.prefillTokensPerSecond().map(rate -> request.promptTokens() / rate).orElse(0.0);
    return options.ttft().toNanos() + Math.round(prefill * 1e9);
  }

  /**
   * METHOD section 1, "one stream, one right answer": role at 5 ms, a reasoning chunk of 5 tokens
   * at 200 ms, 19 chunks of 5 tokens every 25 ms, the last at 675 ms, usage at 700 ms saying 100.
   */
  static List<TimedWrite> oneRightAnswer(CompletionRequest request) {
    Wire wire = new Wire(request, ReferenceOptions.Counting.FINAL);
    List<String> five = List.of(" one", " two", " three", " four", " five");
    List<TimedWrite> writes = new ArrayList<>();
    writes.add(new TimedWrite(5 * MILLI, List.of(wire.role()), 0));
    writes.add(new TimedWrite(200 * MILLI, List.of(wire.chunk("reasoning", five, 5, "")), 5));
    for (int i = 1; i <= 19; i++) {
      String finish = i == 19 ? "stop" : "";
      String event = wire.chunk("content", five, 5 + 5 * i, finish);
      writes.add(new TimedWrite((200 + 25 * i) * MILLI, List.of(event), 5));
    }
    List<String> end = new ArrayList<>();
    wire.usage(100).ifPresent(end::add);
    end.add(DONE);
    writes.add(new TimedWrite(700 * MILLI, end, 0));
    return writes;
  }
}
