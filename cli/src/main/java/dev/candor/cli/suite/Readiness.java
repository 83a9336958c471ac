package dev.candor.cli.suite;

import dev.candor.infrastructure.PostgresServer;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;

/** How to see that a process serves. */
sealed interface Readiness {
  /** Whether the process with the pid serves now. */
  boolean isReady(long pid);

  /** It accepts connections. */
  record Accepts(int port) implements Readiness {
    private static final int LIMIT_MS = 1000;

    @Override
    public boolean isReady(long pid) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), LIMIT_MS);
        return true;
      } catch (IOException e) {
        return false;
      }
    }
  }

  /** Its readiness address answers 200. */
  record Healthy(int port) implements Readiness {
    private static final int LIMIT_MS = 2000;

    @Override
    public boolean isReady(long pid) {
      try {
        HttpURLConnection connection =
            (HttpURLConnection)
                URI.create("http://127.0.0.1:" + port + "/health/ready").toURL().openConnection();
        connection.setConnectTimeout(LIMIT_MS);
        connection.setReadTimeout(LIMIT_MS);
        try {
          return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
        } finally {
          connection.disconnect();
        }
      } catch (IOException e) {
        return false;
      }
    }
  }

  /** The database answers queries. */
  record Database(PostgresServer server) implements Readiness {
    @Override
    public boolean isReady(long pid) {
      try {
        return server.isReady(pid);
      } catch (IOException e) {
        return false;
      }
    }
  }
}
