package dev.candor.load.domain.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Generated and mutated streams, cut at random positions, tell what the same bytes tell whole, and
 * never throw. {@code -Dcandor.fuzz.streams=1000000} makes it a long run.
 */
class StreamFuzzTest {
  private static final int TRIES = 2000;
  private static final String[] LINE_ENDS = {"\n", "\r\n", "\r"};
  private static final String[] TEXTS = {"a", "", "grüße", "😀", "\\n", "\\u00e9", "\\\"", "x y z"};

  @Property(tries = TRIES)
  void shouldTellTheSameHoweverAStreamIsCut(@ForAll long seed) {
    // Given
    int rounds = Integer.getInteger("candor.fuzz.streams", TRIES) / TRIES;
    for (int round = 0; round < rounds; round++) {
      Random random = new Random(seed + round);
      byte[] bytes = mutated(stream(random), random);

      // When
      String whole = tell(bytes, new int[0]);
      String pieces = tell(bytes, cuts(bytes.length, random));

      // Then
      assertThat(pieces).isEqualTo(whole);
    }
  }

  private static String tell(byte[] bytes, int[] cuts) {
    StreamReader reader = new StreamReader(2_000);
    reader.begin(0);
    int from = 0;
    for (int cut : cuts) {
      reader.body(bytes, from, cut - from, 0);
      from = cut;
    }
    reader.body(bytes, from, bytes.length - from, 0);
    Optional<Failure> failure = reader.end(0);
    StreamTimeline timeline = reader.timeline();
    TokenSource source = TokenAttribution.settle(timeline);
    List<Integer> tokens = new ArrayList<>();
    for (int i = 0; i < timeline.chunks(); i++) {
      tokens.add(timeline.tokens(i));
    }
    return failure + " " + source + " " + tokens + " " + timeline.finishReason();
  }

  private static int[] cuts(int length, Random random) {
    return random.ints(random.nextInt(12), 0, length + 1).sorted().toArray();
  }

  private static byte[] stream(Random random) {
    StringBuilder out = new StringBuilder(random.nextInt(8) == 0 ? "\uFEFF" : "");
    String end = LINE_ENDS[random.nextInt(3)];
    int events = random.nextInt(10);
    for (int i = 0; i < events; i++) {
      out.append(event(random, i, i == events - 1)).append(end).append(end);
      if (random.nextInt(4) == 0) {
        out.append(": ping").append(end).append(random.nextBoolean() ? end : "");
      }
    }
    out.append(random.nextInt(3) > 0 ? "data: [DONE]" + end + end : "");
    return out.toString().getBytes(UTF_8);
  }

  private static String event(Random random, int index, boolean last) {
    String text = TEXTS[random.nextInt(TEXTS.length)];
    String usage = ",\"usage\":{\"completion_tokens\":" + (index + random.nextInt(3)) + "}";
    String body =
        switch (random.nextInt(5)) {
          case 0 -> "\"delta\":{\"content\":\"" + text + "\"}";
          case 1 -> "\"delta\":{\"reasoning\":\"" + text + "\"}";
          case 2 -> "\"text\":\"" + text + "\",\"token_ids\":[1,2]";
          case 3 -> "\"delta\":{\"role\":\"assistant\"}";
          default -> "\"delta\":{\"tool_calls\":[{\"id\":\"" + text + "\"}]}";
        };
    String finish = last ? ",\"finish_reason\":\"stop\"" : "";
    return (random.nextBoolean() ? "data: " : "data:")
        + "{\"choices\":[{"
        + body
        + finish
        + "}]"
        + (random.nextInt(3) == 0 ? usage : "")
        + "}";
  }

  private static byte[] mutated(byte[] bytes, Random random) {
    if (bytes.length == 0 || random.nextBoolean()) {
      return bytes;
    }
    byte[] changed = bytes.clone();
    for (int i = random.nextInt(6); i >= 0; i--) {
      changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
    }
    return changed;
  }
}
