package dev.candor.load.domain.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.measure.Outcome;
import dev.candor.load.domain.measure.Window;
import dev.candor.load.domain.measure.WindowFigures;
import dev.candor.load.domain.measure.WindowRecorder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** METHOD section 1, "one stream, one right answer", at every cut. */
class OneRightAnswerTest {
  private static final long MILLI = 1_000_000L;

  private record Piece(long atMillis, byte[] bytes) {}

  private static List<Piece> stream() {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(piece(5, Streams.chat("{\"role\":\"assistant\",\"content\":\"\"}", "")));
    pieces.add(piece(200, Streams.chat("{\"reasoning\":\" a b c d e\"}", "")));
    for (int i = 1; i <= 19; i++) {
      String finish = i == 19 ? "stop" : "";
      pieces.add(piece(200 + 25L * i, Streams.chat("{\"content\":\" a b c d e\"}", finish)));
    }
    pieces.add(piece(700, Streams.usage(42, 100) + "data: [DONE]\n\n"));
    return pieces;
  }

  private static Piece piece(long atMillis, String text) {
    return new Piece(atMillis, text.getBytes(UTF_8));
  }

  private static WindowFigures play(int cut) {
    StreamReader reader = new StreamReader();
    reader.begin(0);
    int at = 0;
    for (Piece piece : stream()) {
      int inside = Math.clamp(cut - at, 0, piece.bytes().length);
      reader.body(piece.bytes(), 0, inside, piece.atMillis() * MILLI);
      reader.body(piece.bytes(), inside, piece.bytes().length - inside, piece.atMillis() * MILLI);
      at += piece.bytes().length;
    }
    Optional<Failure> failure = reader.end(700 * MILLI);
    assertThat(failure).isEmpty();
    WindowRecorder recorder = new WindowRecorder(new Window(0, 1000 * MILLI), 100, 0);
    recorder.add(reader.timeline(), Outcome.COMPLETED, Optional.empty());
    return recorder.figures(1000 * MILLI);
  }

  @Test
  void shouldGiveTheOneRightAnswerHoweverTheBytesAreCut() {
    // Given
    int length = stream().stream().mapToInt(piece -> piece.bytes().length).sum();

    for (int cut = 0; cut <= length; cut++) {
      // When
      WindowFigures figures = play(cut);

      // Then
      assertThat(figures.tokensInWindow()).isEqualTo(100);
      assertThat(figures.countedBy()).isEqualTo(TokenSource.FINAL_USAGE);
      assertMillis(figures.histograms().ttft().max(), 200);
      assertMillis(figures.histograms().ttfa().max(), 225);
      assertMillis(figures.histograms().tpot().max(), 5);
      assertMillis(figures.histograms().itl().min(), 5);
      assertMillis(figures.histograms().itl().max(), 5);
      assertThat(figures.histograms().itl().count()).isEqualTo(95);
      assertMillis(figures.histograms().chunkGap().max(), 25);
      assertMillis(figures.histograms().e2e().max(), 700);
    }
  }

  /** Equal within the histogram's three significant digits. */
  private static void assertMillis(long nanos, long millis) {
    assertThat(nanos / (double) (millis * MILLI)).isBetween(0.999, 1.001);
  }
}
