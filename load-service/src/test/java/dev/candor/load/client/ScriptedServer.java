package dev.candor.load.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A server that answers every request with the same bytes and then closes, or keeps silent; or with
 * other bytes from some request on.
 */
final class ScriptedServer implements AutoCloseable {
  private final ServerSocket listening;
  private final String answer;
  private final int firstAnswers;
  private final String later;
  private final boolean close;
  private final AtomicInteger requests = new AtomicInteger();

  private ScriptedServer(String answer, int firstAnswers, String later, boolean close)
      throws IOException {
    this.answer = answer;
    this.firstAnswers = firstAnswers;
    this.later = later;
    this.close = close;
    listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  static ScriptedServer thatCloses(String answer) throws IOException {
    return new ScriptedServer(answer, Integer.MAX_VALUE, "", true);
  }

  static ScriptedServer thatFallsSilent(String answer) throws IOException {
    return new ScriptedServer(answer, Integer.MAX_VALUE, "", false);
  }

  static ScriptedServer thatTurns(String first, int answers, String later) throws IOException {
    return new ScriptedServer(first, answers, later, true);
  }

  static String stream(String body) {
    return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + body;
  }

  static String plain(String status, String type, String body) {
    return "HTTP/1.1 %s\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s"
        .formatted(status, type, body.length(), body);
  }

  private void accept() {
    while (!listening.isClosed()) {
      try {
        Socket socket = listening.accept();
        Thread.ofVirtual().start(() -> serve(socket));
      } catch (IOException e) {
        assert listening.isClosed() : e;
      }
    }
  }

  private void serve(Socket socket) {
    try {
      InputStream in = socket.getInputStream();
      byte[] some = new byte[64 * 1024];
      if (in.read(some) > 0) {
        String words = requests.incrementAndGet() <= firstAnswers ? answer : later;
        OutputStream out = socket.getOutputStream();
        out.write(words.getBytes(UTF_8));
        out.flush();
        if (close) {
          socket.close();
        }
      }
    } catch (IOException e) {
      assert socket.isClosed() || listening.isClosed() : e;
    }
  }

  String url() {
    return "http://127.0.0.1:" + listening.getLocalPort();
  }

  int requests() {
    return requests.get();
  }

  @Override
  public void close() throws IOException {
    listening.close();
  }
}
