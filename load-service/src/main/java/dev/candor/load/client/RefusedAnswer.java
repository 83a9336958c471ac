package dev.candor.load.client;

import dev.candor.load.domain.stream.Failure;
import java.nio.charset.StandardCharsets;

/** An answer that is no event stream: keeps the beginning of its body for people to read. */
final class RefusedAnswer {
  private static final int KEPT = 2_048;
  private static final int SHOWN = 200;

  private final byte[] body = new byte[KEPT];
  private int length;
  private boolean refused;
  private int status;
  private String reason = "";
  private String contentType = "";
  private int retryAfter;

  void clear() {
    length = 0;
    refused = false;
    retryAfter = 0;
  }

  void look(ResponseHead head) {
    status = head.status;
    refused = head.status != 200 || !head.mayBeEventStream();
    if (refused) {
      reason = head.reason;
      contentType = head.contentType;
      retryAfter = head.retryAfterSeconds;
    }
  }

  void body(byte[] bytes, int offset, int count) {
    int take = Math.min(count, KEPT - length);
    System.arraycopy(bytes, offset, body, length, take);
    length += take;
  }

  boolean isRefused() {
    return refused;
  }

  int retryAfterSeconds() {
    return retryAfter;
  }

  String text() {
    return new String(body, 0, length, StandardCharsets.UTF_8);
  }

  Failure failure() {
    String text = text().strip().replaceAll("\\s+", " ");
    String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    if (status == 200) {
      return new Failure(
          Failure.NOT_A_STREAM, "200 with content type " + contentType + ": " + shown);
    }
    return Failure.ofStatus(status, (status + " " + reason + ": " + shown).strip());
  }
}
