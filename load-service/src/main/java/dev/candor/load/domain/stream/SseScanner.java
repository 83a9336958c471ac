package dev.candor.load.domain.stream;

import java.util.Arrays;

/**
 * Splits the bytes of a {@code text/event-stream} body into events, as the WHATWG standard says:
 * lines end in LF, CRLF or CR; a leading byte order mark is dropped; comments and the fields {@code
 * event}, {@code id} and {@code retry} are ignored; several {@code data} lines of one event are
 * joined by LF; a blank line ends an event.
 *
 * <p>One difference from a browser: {@link #end} delivers an event that no blank line ended, since
 * some servers close right after their last line.
 *
 * <p>Bytes may be cut anywhere: the events are the same as for the whole. Memory is bounded by the
 * limit, and nothing is allocated per event once the buffers have grown to the stream's event size.
 * Not thread-safe: one stream, one scanner, one event loop.
 */
public final class SseScanner {
  /** Longest line and longest event, in bytes. */
  public static final int DEFAULT_LIMIT_BYTES = 1 << 20;

  private static final int SMALL = 1024;
  private static final int KEPT = 16 * 1024;

  private final int limit;
  private byte[] line = new byte[SMALL];
  private int lineLength;
  private byte[] data = new byte[SMALL];
  private int dataLength;
  private boolean hasData;
  private long dataArrival;
  private boolean skipLineFeed;
  private boolean firstLine = true;

  /** Makes a scanner with {@link #DEFAULT_LIMIT_BYTES}. */
  public SseScanner() {
    this(DEFAULT_LIMIT_BYTES);
  }

  /**
   * Makes a scanner.
   *
   * @param limitBytes longest line and longest event; longer ones are a {@link MalformedStream}
   */
  public SseScanner(int limitBytes) {
    if (limitBytes < 1) {
      throw new IllegalArgumentException(
          "limitBytes: " + limitBytes + " is not a size; use 1 or more");
    }
    limit = limitBytes;
  }

  /** Forgets everything, ready for the next stream; buffers grown by a huge event are let go. */
  public void reset() {
    lineLength = 0;
    dataLength = 0;
    hasData = false;
    skipLineFeed = false;
    firstLine = true;
    if (line.length > KEPT) {
      line = new byte[SMALL];
    }
    if (data.length > KEPT) {
      data = new byte[SMALL];
    }
  }

  /**
   * Takes the next bytes of the stream and delivers the events that they complete.
   *
   * @param arrivalNanos when these bytes left the socket
   * @throws MalformedStream when a line or an event is longer than the limit
   */
  public void feed(byte[] bytes, int offset, int length, long arrivalNanos, EventSink sink) {
    int end = offset + length;
    int at = offset;
    if (skipLineFeed && at < end) {
      skipLineFeed = false;
      if (bytes[at] == '\n') {
        at++;
      }
    }
    while (at < end) {
      int stop = at;
      while (stop < end && bytes[stop] != '\n' && bytes[stop] != '\r') {
        stop++;
      }
      if (stop == end) {
        keep(bytes, at, end - at);
        return;
      }
      if (lineLength == 0) {
        line(bytes, at, stop - at, arrivalNanos, sink);
      } else {
        keep(bytes, at, stop - at);
        int whole = lineLength;
        lineLength = 0;
        line(line, 0, whole, arrivalNanos, sink);
      }
      at = stop + 1;
      if (bytes[stop] == '\r') {
        if (at == end) {
          skipLineFeed = true;
        } else if (bytes[at] == '\n') {
          at++;
        }
      }
    }
  }

  /**
   * The stream is over: delivers what no line end or blank line has ended.
   *
   * @param arrivalNanos when the end was seen; an event whose last data line was complete keeps the
   *     instant of that line
   */
  public void end(long arrivalNanos, EventSink sink) {
    if (lineLength > 0) {
      int whole = lineLength;
      lineLength = 0;
      line(line, 0, whole, arrivalNanos, sink);
    }
    dispatch(sink);
  }

  private void line(byte[] bytes, int from, int count, long arrival, EventSink sink) {
    int offset = from;
    int length = count;
    if (firstLine) {
      firstLine = false;
      if (length >= 3
          && bytes[offset] == (byte) 0xEF
          && bytes[offset + 1] == (byte) 0xBB
          && bytes[offset + 2] == (byte) 0xBF) {
        offset += 3;
        length -= 3;
      }
    }
    if (length == 0) {
      dispatch(sink);
      return;
    }
    if (length >= 4
        && bytes[offset] == 'd'
        && bytes[offset + 1] == 'a'
        && bytes[offset + 2] == 't'
        && bytes[offset + 3] == 'a') {
      if (length == 4) {
        append(bytes, offset, 0, arrival);
      } else if (bytes[offset + 4] == ':') {
        int skip = length > 5 && bytes[offset + 5] == ' ' ? 6 : 5;
        append(bytes, offset + skip, length - skip, arrival);
      }
    }
  }

  private void append(byte[] bytes, int offset, int length, long arrival) {
    int separator = hasData ? 1 : 0;
    if (length > limit - dataLength - separator) {
      throw new MalformedStream("an event is longer than " + limit + " bytes");
    }
    data = roomFor(data, dataLength, length + separator);
    if (hasData) {
      data[dataLength++] = '\n';
    }
    System.arraycopy(bytes, offset, data, dataLength, length);
    dataLength += length;
    hasData = true;
    dataArrival = arrival;
  }

  private void dispatch(EventSink sink) {
    if (hasData) {
      int length = dataLength;
      hasData = false;
      dataLength = 0;
      sink.event(data, 0, length, dataArrival);
    }
  }

  private void keep(byte[] bytes, int offset, int length) {
    if (length > limit - lineLength) {
      throw new MalformedStream("a line is longer than " + limit + " bytes");
    }
    line = roomFor(line, lineLength, length);
    System.arraycopy(bytes, offset, line, lineLength, length);
    lineLength += length;
  }

  private byte[] roomFor(byte[] buffer, int used, int more) {
    int needed = used + more;
    if (needed <= buffer.length) {
      return buffer;
    }
    return Arrays.copyOf(buffer, Math.max(needed, Math.min(limit, buffer.length * 2)));
  }
}
