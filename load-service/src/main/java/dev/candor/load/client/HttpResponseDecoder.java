package dev.candor.load.client;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Decodes HTTP/1.1 responses (RFC 9112) from byte buffers cut anywhere: fixed length, chunked, and
 * until close. Body bytes are handed on in place; per chunk nothing is allocated. Lines are bounded
 * by {@link #MAX_LINE} and heads by {@link #MAX_HEAD}.
 */
final class HttpResponseDecoder {
  static final int MAX_LINE = 16 * 1024;
  static final int MAX_HEAD = 64 * 1024;

  private enum State {
    STATUS,
    HEADERS,
    FIXED,
    UNTIL_CLOSE,
    CHUNK_SIZE,
    CHUNK_DATA,
    CHUNK_END,
    TRAILERS,
    COMPLETE
  }

  private final ResponseHead head = new ResponseHead();
  private byte[] line = new byte[256];
  private int lineLength;
  private int headLength;
  private State state = State.COMPLETE;
  private long remaining;

  /** Ready for the response to the next request. */
  void begin() {
    head.clear();
    lineLength = 0;
    headLength = 0;
    state = State.STATUS;
  }

  boolean isComplete() {
    return state == State.COMPLETE;
  }

  boolean keepsAlive() {
    return head.keepAlive;
  }

  /**
   * Takes bytes.
   *
   * @throws MalformedResponse when they are no response, or more than one response
   */
  void feed(byte[] bytes, int offset, int length, long arrival, ResponseListener listener) {
    int at = offset;
    int end = offset + length;
    while (at < end) {
      switch (state) {
        case FIXED, CHUNK_DATA, UNTIL_CLOSE -> {
          int take = (int) Math.min(end - at, remaining);
          remaining -= state == State.UNTIL_CLOSE ? 0 : take;
          State before = state;
          if (remaining == 0) {
            state = before == State.FIXED ? State.COMPLETE : State.CHUNK_END;
          }
          listener.body(bytes, at, take, arrival);
          at += take;
          if (state == State.COMPLETE) {
            listener.complete(arrival);
          }
        }
        case COMPLETE -> throw new MalformedResponse("bytes after the end of the response");
        default -> {
          int stop = at;
          while (stop < end && bytes[stop] != '\n') {
            stop++;
          }
          keep(bytes, at, stop - at);
          at = stop + 1;
          if (stop < end) {
            line(arrival, listener);
          }
        }
      }
    }
  }

  /** The peer closed: true when that is a proper end of the response. */
  boolean closed(long arrival, ResponseListener listener) {
    if (state == State.UNTIL_CLOSE) {
      state = State.COMPLETE;
      listener.complete(arrival);
      return true;
    }
    return state == State.COMPLETE;
  }

  private void keep(byte[] bytes, int offset, int length) {
    if (length > MAX_LINE - lineLength) {
      throw new MalformedResponse("a header line longer than " + MAX_LINE + " bytes");
    }
    if (lineLength + length > line.length) {
      line = Arrays.copyOf(line, Math.max(lineLength + length, line.length * 2));
    }
    System.arraycopy(bytes, offset, line, lineLength, length);
    lineLength += length;
  }

  private void line(long arrival, ResponseListener listener) {
    int length = lineLength > 0 && line[lineLength - 1] == '\r' ? lineLength - 1 : lineLength;
    lineLength = 0;
    switch (state) {
      case STATUS -> status(length);
      case HEADERS -> header(length, arrival, listener);
      case CHUNK_SIZE -> chunkSize(length);
      case CHUNK_END -> {
        if (length != 0) {
          throw new MalformedResponse("no line end after a chunk");
        }
        state = State.CHUNK_SIZE;
      }
      case TRAILERS -> {
        if (length == 0) {
          state = State.COMPLETE;
          listener.complete(arrival);
        }
      }
      case FIXED, CHUNK_DATA, UNTIL_CLOSE, COMPLETE -> throw new IllegalStateException("a line");
    }
  }

  private void status(int length) {
    String text = text(length);
    boolean one = text.startsWith("HTTP/1.");
    if (!one || text.length() < 12) {
      throw new MalformedResponse("no HTTP/1.1 status line");
    }
    head.keepAlive = text.charAt(7) != '0';
    int status = 0;
    for (int i = 9; i < 12; i++) {
      int digit = Character.digit(text.charAt(i), 10);
      if (digit < 0) {
        throw new MalformedResponse("no HTTP/1.1 status line");
      }
      status = status * 10 + digit;
    }
    head.status = status;
    head.reason = text.substring(12).strip();
    state = State.HEADERS;
  }

  private void header(int length, long arrival, ResponseListener listener) {
    headLength += length + 2;
    if (headLength > MAX_HEAD) {
      throw new MalformedResponse("a head longer than " + MAX_HEAD + " bytes");
    }
    if (length == 0) {
      headEnds(arrival, listener);
      return;
    }
    String text = text(length);
    int colon = text.indexOf(':');
    if (colon < 1) {
      throw new MalformedResponse("a header line without a name");
    }
    String value = text.substring(colon + 1).strip();
    switch (text.substring(0, colon).toLowerCase(Locale.ROOT)) {
      case "content-type" -> head.contentType = value;
      case "content-length" -> {
        head.hasLength = true;
        head.length = decimal(value);
      }
      case "transfer-encoding" -> head.chunked = value.toLowerCase(Locale.ROOT).endsWith("chunked");
      case "connection" -> connection(value.toLowerCase(Locale.ROOT));
      case "retry-after" -> head.retryAfterSeconds = retryAfter(value);
      default -> {
        // Other fields mean nothing to a measure.
      }
    }
  }

  private void connection(String value) {
    if (value.contains("close")) {
      head.keepAlive = false;
    } else if (value.contains("keep-alive")) {
      head.keepAlive = true;
    }
  }

  private void headEnds(long arrival, ResponseListener listener) {
    if (head.status / 100 == 1) {
      begin();
      return;
    }
    listener.head(head, arrival);
    if (head.hasNoBody() || (!head.chunked && head.hasLength && head.length == 0)) {
      state = State.COMPLETE;
      listener.complete(arrival);
    } else if (head.chunked) {
      state = State.CHUNK_SIZE;
    } else if (head.hasLength) {
      remaining = head.length;
      state = State.FIXED;
    } else {
      head.keepAlive = false;
      remaining = Long.MAX_VALUE;
      state = State.UNTIL_CLOSE;
    }
  }

  private void chunkSize(int length) {
    long size = 0;
    int digits = 0;
    for (int i = 0; i < length; i++) {
      int digit = Character.digit(line[i], 16);
      if (digit < 0) {
        break;
      }
      size = size * 16 + digit;
      if (++digits > 8) {
        throw new MalformedResponse("a chunk larger than 4 GiB");
      }
    }
    if (digits == 0) {
      throw new MalformedResponse("a chunk without a size");
    }
    remaining = size;
    state = size == 0 ? State.TRAILERS : State.CHUNK_DATA;
  }

  private String text(int length) {
    return new String(line, 0, length, StandardCharsets.ISO_8859_1);
  }

  private static long decimal(String value) {
    try {
      long number = Long.parseLong(value);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new MalformedResponse("content-length is no number");
    }
    throw new MalformedResponse("content-length is negative");
  }

  private static int retryAfter(String value) {
    boolean number =
        !value.isEmpty() && value.length() < 6 && value.chars().allMatch(Character::isDigit);
    return number ? Integer.parseInt(value) : 0;
  }
}
