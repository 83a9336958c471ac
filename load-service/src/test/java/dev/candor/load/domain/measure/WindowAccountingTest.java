package dev.candor.load.domain.measure;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamReader;
import dev.candor.load.domain.stream.StreamTimeline;
import dev.candor.load.domain.stream.TokenSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** METHOD section 2 on virtual time: the window is [100, 200) ms. */
class WindowAccountingTest {
  private static final long MILLI = 1_000_000L;
  private static final Window WINDOW = new Window(100 * MILLI, 200 * MILLI);

  /**
   * A stream of one chunk every 10 ms from {@code first} to {@code last}, {@code k} tokens each.
   */
  private static StreamTimeline stream(int sent, int first, int last, int k, boolean usage) {
    StreamReader reader = new StreamReader();
    reader.begin(sent * MILLI);
    int tokens = 0;
    for (int at = first; at <= last; at += 10) {
      String finish = usage && at + 10 > last ? "\"length\"" : "null";
      feed(reader, "{\"choices\":[{\"text\":\"x\",\"finish_reason\":" + finish + "}]}", at);
      tokens += k;
    }
    if (usage) {
      String counts = "{\"prompt_tokens\":40,\"completion_tokens\":" + tokens + "}";
      feed(reader, "{\"choices\":[],\"usage\":" + counts + "}", last);
    }
    Optional<Failure> unused = reader.end(last * MILLI);
    return reader.timeline();
  }

  private static void feed(StreamReader reader, String json, int atMillis) {
    byte[] bytes = ("data: " + json + "\n\n").getBytes(UTF_8);
    reader.body(bytes, 0, bytes.length, atMillis * MILLI);
  }

  private static WindowRecorder recorder() {
    return new WindowRecorder(WINDOW, 10, 0);
  }

  private static void addAll(WindowRecorder recorder) {
    // Straddles the opening: 10 chunks at 50..140, of which 5 inside.
    recorder.add(stream(20, 50, 140, 1, true), Outcome.COMPLETED, Optional.empty());
    // Straddles the close, and was cancelled there: 150..240, of which 5 inside.
    StreamTimeline cancelled = stream(140, 150, 240, 1, false);
    recorder.add(cancelled, Outcome.CANCELLED, Optional.empty());
    // Straddles both edges: 60..230, of which 10 inside.
    recorder.add(stream(10, 60, 230, 1, true), Outcome.COMPLETED, Optional.empty());
    // Failed inside after 3 chunks at 110, 120, 130.
    Failure cut = new Failure(Failure.CUT_STREAM, "cut");
    recorder.add(stream(100, 110, 130, 1, false), Outcome.FAILED, Optional.of(cut));
    // Wholly inside: 7 chunks at 130..190.
    recorder.add(stream(125, 130, 190, 1, true), Outcome.COMPLETED, Optional.empty());
  }

  @Test
  void shouldCountEveryTokenThatArrivedInsideWhoeverItBelongsTo() {
    // Given
    WindowRecorder recorder = recorder();
    addAll(recorder);

    // When
    WindowFigures figures = recorder.figures(200 * MILLI);

    // Then
    assertThat(figures.tokensInWindow()).isEqualTo(5 + 5 + 10 + 3 + 7);
    assertThat(figures.outputTps()).isEqualTo(300.0);
    assertThat(figures.countedBy()).isEqualTo(TokenSource.FINAL_USAGE);
    assertThat(figures.completed()).isEqualTo(2);
    assertThat(figures.cancelled()).isEqualTo(1);
    assertThat(figures.failures().entries())
        .containsExactly(new FailureTally.Entry(Failure.CUT_STREAM, 1, "cut"));
    assertThat(figures.tokensByThird().stream().mapToLong(Long::longValue).sum()).isEqualTo(30);
    assertThat(figures.tokensBySecond()).containsExactly(30L);
    assertThat(figures.histograms().ttft().count()).isEqualTo(3);
    assertThat(figures.histograms().tpot().count()).isEqualTo(2);
    assertThat(figures.histograms().itl().count()).isEqualTo(27);
    assertThat(figures.shortOutputs()).isEqualTo(1);
    assertThat(figures.finishReasons()).containsEntry("length", 2L);
    assertThat(figures.promptTokens()).contains(new CountRange(40, 40, 40.0));
  }

  @Test
  void shouldIntegrateInFlightOverTheWindow() {
    // Given
    WindowRecorder recorder = recorder();
    addAll(recorder);

    // When
    InFlight inFlight = recorder.figures(200 * MILLI).inFlight();

    // Then: 40 + 60 + 100 + 30 + 65 ms of requests over 100 ms
    assertThat(inFlight.mean()).isEqualTo(2.95);
    assertThat(inFlight.max()).isEqualTo(4);
    assertThat(inFlight.min()).isEqualTo(2);
  }

  @Test
  void shouldGiveTheSameFromSeveralRecordersAsFromOne() {
    // Given
    WindowRecorder one = recorder();
    addAll(one);
    addAll(one);
    WindowRecorder first = recorder();
    addAll(first);
    WindowRecorder second = recorder();
    addAll(second);

    // When
    first.add(second);

    // Then
    WindowFigures merged = first.figures(200 * MILLI);
    WindowFigures whole = one.figures(200 * MILLI);
    assertThat(merged.tokensInWindow()).isEqualTo(whole.tokensInWindow());
    assertThat(merged.inFlight()).isEqualTo(whole.inFlight());
    assertThat(merged.histograms().itl().encoded()).isEqualTo(whole.histograms().itl().encoded());
    assertThat(merged.histograms().ttft().encoded()).isEqualTo(whole.histograms().ttft().encoded());
    assertThat(merged.tokensByThird()).isEqualTo(whole.tokensByThird());
  }

  @Test
  void shouldSayWhenChunksOfCutStreamsAreKnownNotToBeTokens() {
    // Given
    WindowRecorder recorder = recorder();
    recorder.add(stream(90, 100, 140, 3, true), Outcome.COMPLETED, Optional.empty());
    recorder.add(stream(90, 100, 140, 3, false), Outcome.CANCELLED, Optional.empty());

    // When
    WindowFigures figures = recorder.figures(200 * MILLI);

    // Then
    assertThat(figures.countedBy()).isEqualTo(TokenSource.FINAL_USAGE_AND_CHUNKS);
    assertThat(figures.tokensInWindow()).isEqualTo(15 + 5);
  }

  @Test
  void shouldCountFromChunksWhenNoStreamTold() {
    // Given
    WindowRecorder recorder = recorder();
    recorder.add(stream(90, 100, 140, 1, false), Outcome.CANCELLED, Optional.empty());

    // When
    WindowFigures figures = recorder.figures(200 * MILLI);

    // Then
    assertThat(figures.countedBy()).isEqualTo(TokenSource.CHUNKS);
  }

  @Test
  void shouldTakeTheEdgesAsHalfOpen() {
    // Given
    List<Long> instants = List.of(99L, 100L, 199L, 200L);

    // When
    List<Boolean> inside = instants.stream().map(at -> WINDOW.contains(at * MILLI)).toList();

    // Then
    assertThat(inside).containsExactly(false, true, true, false);
  }
}
