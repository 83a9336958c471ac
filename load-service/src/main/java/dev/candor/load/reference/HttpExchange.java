package dev.candor.load.reference;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** One HTTP/1.1 connection of the reference server, read and written by one virtual thread. */
final class HttpExchange {

  /**
   * One request.
   *
   * @param keepAlive whether the client will send another over this connection
   */
  record Request(String method, String path, String body, boolean keepAlive) {}

  private static final int LARGEST_BODY = 64 * 1024 * 1024;
  private static final int LONGEST_LINE = 64 * 1024;
  private static final Pattern SPACE = Pattern.compile(" ");

  private final SocketChannel channel;
  private final ByteBuffer input = ByteBuffer.allocate(16 * 1024).flip();

  HttpExchange(SocketChannel channel) {
    this.channel = channel;
  }

  /** The next request; empty when the client has closed. */
  Optional<Request> next() throws IOException {
    Optional<String> first = firstLine();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    String[] words = SPACE.split(first.get(), 3);
    if (words.length != 3) {
      throw new IOException("no request line");
    }
    boolean keepAlive = !words[2].equals("HTTP/1.0");
    int length = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      String name = colon < 0 ? "" : line.substring(0, colon).toLowerCase(Locale.ROOT);
      String value = line.substring(colon + 1).strip();
      if (name.equals("content-length")) {
        length = length(value);
      } else if (name.equals("connection")) {
        keepAlive = !value.equalsIgnoreCase("close");
      } else if (name.equals("expect")) {
        write(ByteBuffer.wrap(ascii("HTTP/1.1 100 Continue\r\n\r\n")));
      } else if (name.equals("transfer-encoding")) {
        throw new IOException("chunked requests are not served; send Content-Length");
      }
    }
    return Optional.of(
        new Request(
            words[0], words[1], new String(body(length), StandardCharsets.UTF_8), keepAlive));
  }

  private static int length(String value) throws IOException {
    try {
      int length = Integer.parseInt(value);
      if (length >= 0 && length <= LARGEST_BODY) {
        return length;
      }
    } catch (NumberFormatException e) {
      throw new IOException("content-length is no number", e);
    }
    throw new IOException("a body of " + value + " bytes; at most " + LARGEST_BODY);
  }

  void answer(int status, String type, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head =
        "HTTP/1.1 "
            + status
            + " "
            + reason(status)
            + "\r\nContent-Type: "
            + type
            + "\r\nContent-Length: "
            + bytes.length
            + "\r\n\r\n";
    ByteBuffer all = ByteBuffer.allocate(head.length() + bytes.length);
    write(all.put(ascii(head)).put(bytes).flip());
  }

  void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      int written = channel.write(bytes);
      if (written < 0) {
        throw new EOFException("closed by the client");
      }
    }
  }

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String reason(int status) {
    return switch (status) {
      case 200 -> "OK";
      case 400 -> "Bad Request";
      case 401 -> "Unauthorized";
      case 404 -> "Not Found";
      case 405 -> "Method Not Allowed";
      case 429 -> "Too Many Requests";
      case 500 -> "Internal Server Error";
      case 503 -> "Service Unavailable";
      default -> "Status";
    };
  }

  private Optional<String> firstLine() throws IOException {
    try {
      return Optional.of(line());
    } catch (EOFException e) {
      return Optional.empty();
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    while (true) {
      int b = octet();
      if (b == '\n') {
        return line.toString();
      }
      if (b != '\r') {
        line.append((char) b);
      }
      if (line.length() > LONGEST_LINE) {
        throw new IOException("a line longer than " + LONGEST_LINE + " bytes");
      }
    }
  }

  private byte[] body(int length) throws IOException {
    byte[] body = new byte[length];
    int at = 0;
    while (at < length) {
      if (!input.hasRemaining()) {
        fill();
      }
      int take = Math.min(length - at, input.remaining());
      input.get(body, at, take);
      at += take;
    }
    return body;
  }

  private int octet() throws IOException {
    if (!input.hasRemaining()) {
      fill();
    }
    return input.get() & 0xFF;
  }

  private void fill() throws IOException {
    input.clear();
    int count = channel.read(input);
    input.flip();
    if (count < 0) {
      throw new EOFException("closed by the client");
    }
  }
}
