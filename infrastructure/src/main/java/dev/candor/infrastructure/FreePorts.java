package dev.candor.infrastructure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/** Asks the kernel for loopback ports that nothing listens on. */
public final class FreePorts {
  private FreePorts() {}

  /**
   * Finds distinct free ports.
   *
   * @param count how many, 1 or more
   * @return distinct port numbers, free at the time of the call
   * @throws UncheckedIOException when the kernel has none to give
   */
  public static List<Integer> take(int count) {
    List<ServerSocket> open = new ArrayList<>();
    try {
      for (int i = 0; i < count; i++) {
        open.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
      }
      return open.stream().map(ServerSocket::getLocalPort).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("no free loopback port", e);
    } finally {
      open.forEach(FreePorts::close);
    }
  }

  private static void close(ServerSocket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException("a probed port could not be given back", e);
    }
  }
}
