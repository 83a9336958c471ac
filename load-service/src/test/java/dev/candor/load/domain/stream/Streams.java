package dev.candor.load.domain.stream;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/** Byte streams for the tests, and ways to feed them. */
final class Streams {
  private Streams() {}

  /** What a scanner delivered, as text, one entry an event. */
  static List<String> events(byte[] bytes, int... cuts) {
    List<String> events = new ArrayList<>();
    SseScanner scanner = new SseScanner();
    EventSink sink = (b, off, len, at) -> events.add(new String(b, off, len, UTF_8));
    int from = 0;
    for (int cut : cuts) {
      scanner.feed(bytes, from, cut - from, 0, sink);
      from = cut;
    }
    scanner.feed(bytes, from, bytes.length - from, 0, sink);
    scanner.end(0, sink);
    return events;
  }

  static List<String> events(String text) {
    return events(text.getBytes(UTF_8));
  }

  /** Reads a whole stream, its bytes arriving at instant 0. */
  static StreamReader read(String text) {
    StreamReader reader = new StreamReader();
    reader.begin(0);
    byte[] bytes = text.getBytes(UTF_8);
    reader.body(bytes, 0, bytes.length, 0);
    return reader;
  }

  static String chat(String delta, String finish) {
    String reason = finish.isEmpty() ? "null" : "\"" + finish + "\"";
    return "data: {\"choices\":[{\"index\":0,\"delta\":"
        + delta
        + ",\"finish_reason\":"
        + reason
        + "}]}\n\n";
  }

  static String usage(int prompt, int completion) {
    return "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":"
        + prompt
        + ",\"completion_tokens\":"
        + completion
        + "}}\n\n";
  }
}
