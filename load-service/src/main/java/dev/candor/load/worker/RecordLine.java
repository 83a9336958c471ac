package dev.candor.load.worker;

import dev.candor.load.client.JsonText;
import dev.candor.load.domain.measure.Outcome;
import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamTimeline;
import java.util.Locale;
import java.util.Optional;

/**
 * The JSON lines of a record file. Instants are nanoseconds since the file was begun; the last line
 * says where the window lay on the same clock. {@code chunk_gaps_ns} holds the first chunk's
 * instant since {@code sent} and then the gaps.
 */
final class RecordLine {
  private RecordLine() {}

  static String request(
      long base, long index, StreamTimeline stream, Outcome outcome, Optional<Failure> failure) {
    StringBuilder out = new StringBuilder(256 + stream.chunks() * 12);
    out.append("{\"type\":\"request\",\"index\":").append(index);
    out.append(",\"outcome\":\"").append(outcome.name().toLowerCase(Locale.ROOT)).append('"');
    out.append(",\"scheduled_ns\":").append(stream.scheduled() - base);
    out.append(",\"sent_ns\":").append(stream.sent() - base);
    out.append(",\"finished_ns\":").append(stream.finished() - base);
    out.append(",\"first_answer_chunk\":");
    out.append(stream.firstAnswer().map(String::valueOf).orElse("null"));
    out.append(",\"prompt_tokens\":");
    out.append(stream.promptTokens().map(String::valueOf).orElse("null"));
    out.append(",\"cached_prompt_tokens\":");
    out.append(stream.cachedTokens().map(String::valueOf).orElse("null"));
    out.append(",\"usage_completion_tokens\":");
    out.append(stream.finalUsage().map(String::valueOf).orElse("null"));
    out.append(",\"finish_reason\":");
    JsonText.quote(out, stream.finishReason());
    out.append(",\"failure\":");
    JsonText.quote(out, failure.map(Failure::kind).orElse(""));
    out.append(",\"failure_detail\":");
    JsonText.quote(out, failure.map(Failure::example).orElse(""));
    chunks(out, stream);
    return out.append("}\n").toString();
  }

  private static void chunks(StringBuilder out, StreamTimeline stream) {
    out.append(",\"chunk_gaps_ns\":[");
    long before = stream.sent();
    for (int i = 0; i < stream.chunks(); i++) {
      out.append(i == 0 ? "" : ",").append(stream.arrival(i) - before);
      before = stream.arrival(i);
    }
    out.append("],\"chunk_tokens\":[");
    for (int i = 0; i < stream.chunks(); i++) {
      out.append(i == 0 ? "" : ",").append(stream.tokens(i));
    }
    out.append(']');
  }

  static String window(long base, long open, long length) {
    return "{\"type\":\"window\",\"open_ns\":" + (open - base) + ",\"length_ns\":" + length + "}\n";
  }
}
