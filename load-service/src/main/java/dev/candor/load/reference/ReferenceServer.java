package dev.candor.load.reference;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Accepts connections on 127.0.0.1; each is served by one virtual thread. */
public final class ReferenceServer implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(ReferenceServer.class.getName());
  private static final int BACKLOG = 4096;

  private final ServerSocketChannel listening;
  private final ReferenceMetrics metrics = new ReferenceMetrics();
  private final Service service;
  private final Set<SocketChannel> open = ConcurrentHashMap.newKeySet();
  private final int port;

  private ReferenceServer(
      ServerSocketChannel listening, ReferenceOptions options, LongSupplier clock)
      throws IOException {
    this.listening = listening;
    service = new Service(options, metrics, clock);
    port = ((InetSocketAddress) listening.getLocalAddress()).getPort();
  }

  /**
   * Starts serving.
   *
   * @param clock monotonic, in nanoseconds
   * @throws IOException when the port cannot be used
   */
  public static ReferenceServer start(ReferenceOptions options, LongSupplier clock)
      throws IOException {
    ServerSocketChannel listening = ServerSocketChannel.open();
    try {
      listening.bind(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), options.port()), BACKLOG);
      ReferenceServer server = new ReferenceServer(listening, options, clock);
      server.service.rehearse();
      Thread.ofPlatform().name("reference-server-accept").start(server::accept);
      return server;
    } catch (IOException e) {
      listening.close();
      throw e;
    }
  }

  private void accept() {
    while (listening.isOpen()) {
      try {
        SocketChannel channel = listening.accept();
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        open.add(channel);
        Thread.ofVirtual().name("reference-server-stream").start(() -> serve(channel));
      } catch (ClosedChannelException e) {
        LOG.log(Level.FINE, "stopped listening", e);
      } catch (IOException e) {
        LOG.log(Level.WARNING, "a connection could not be accepted", e);
      }
    }
  }

  private void serve(SocketChannel channel) {
    try (channel) {
      HttpExchange exchange = new HttpExchange(channel);
      boolean more = true;
      while (more) {
        more = service.serveNext(exchange);
      }
    } catch (IOException e) {
      LOG.log(Level.FINE, "a client went away", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(channel);
    }
  }

  /** The port that it listens on. */
  public int port() {
    return port;
  }

  /** The base URL. */
  public String url() {
    return "http://127.0.0.1:" + port;
  }

  /** Requests being served now. */
  public int running() {
    return metrics.running();
  }

  /** Tokens written so far. */
  public long generatedTokens() {
    return metrics.generatedTokens();
  }

  /** Stops listening and drops all connections. */
  @Override
  public void close() throws IOException {
    listening.close();
    for (SocketChannel channel : open) {
      channel.close();
    }
  }
}
