package dev.candor.load.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * What the server will say.
 *
 * @param tokens texts of the tokens
 * @param finishReason {@code stop} or {@code length}
 */
record Answer(List<String> tokens, String finishReason) {
  private static final List<String> FILLER =
      Pieces.of(
          "The lamp on the table burned all night while the rain went on over the old harbor,"
              + " and in the morning the boats lay still between the stones.");

  static Answer to(CompletionRequest request, ReferenceOptions options) {
    if (options.garbage()) {
      return capped(repeat(List.of("!"), request.maxTokens()), request.maxTokens());
    }
    String known = options.answers().get(request.prompt());
    if (known != null) {
      return capped(stopped(Pieces.of(known), request.stops()), request.maxTokens());
    }
    List<String> filler = repeat(FILLER, request.maxTokens());
    List<String> cut = stopped(filler, request.stops());
    return cut.size() < filler.size() ? new Answer(cut, "stop") : new Answer(filler, "length");
  }

  String text() {
    return String.join("", tokens);
  }

  private static List<String> repeat(List<String> pieces, int count) {
    List<String> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      String piece = pieces.get(i % pieces.size());
      all.add(i > 0 && i % pieces.size() == 0 && pieces.size() > 1 ? " " + piece : piece);
    }
    return all;
  }

  private static Answer capped(List<String> tokens, int cap) {
    return tokens.size() > cap
        ? new Answer(tokens.subList(0, cap), "length")
        : new Answer(tokens, tokens.size() == cap ? "length" : "stop");
  }

  private static List<String> stopped(List<String> tokens, List<String> stops) {
    String text = String.join("", tokens);
    int end = text.length();
    for (String stop : stops) {
      int at = stop.isEmpty() ? -1 : text.indexOf(stop);
      end = at >= 0 ? Math.min(end, at) : end;
    }
    return end == text.length() ? tokens : Pieces.of(text.substring(0, end));
  }
}
