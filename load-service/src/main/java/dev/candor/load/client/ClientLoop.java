package dev.candor.load.client;

import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoop;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import java.util.Optional;
import java.util.function.LongSupplier;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;

/** One event loop with what its connections share: the clock and a read buffer. */
final class ClientLoop {
  private static final int SCRATCH = 64 * 1024;

  private final EventLoop eventLoop;
  private final LongSupplier clock;
  private final byte[] scratch = new byte[SCRATCH];
  private Optional<SslContext> tlsContext = Optional.empty();

  ClientLoop(EventLoop eventLoop, LongSupplier clock) {
    this.eventLoop = eventLoop;
    this.clock = clock;
  }

  EventLoop eventLoop() {
    return eventLoop;
  }

  long nanos() {
    return clock.getAsLong();
  }

  byte[] scratch() {
    return scratch;
  }

  /**
   * The TLS handler of a new connection, when the endpoint asks for one; checks the host's name.
   */
  Optional<ChannelHandler> tls(EngineEndpoint endpoint, SocketChannel channel) {
    if (!endpoint.tls()) {
      return Optional.empty();
    }
    SslHandler handler = context().newHandler(channel.alloc(), endpoint.host(), endpoint.port());
    SSLEngine engine = handler.engine();
    SSLParameters parameters = engine.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    engine.setSSLParameters(parameters);
    return Optional.of(handler);
  }

  private SslContext context() {
    if (tlsContext.isEmpty()) {
      try {
        tlsContext =
            Optional.of(SslContextBuilder.forClient().sslProvider(SslProvider.JDK).build());
      } catch (SSLException e) {
        throw new IllegalStateException("this Java runtime cannot speak TLS", e);
      }
    }
    return tlsContext.get();
  }
}
