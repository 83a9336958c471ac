package dev.candor.load.client;

import dev.candor.load.domain.stream.Failure;
import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.ConnectTimeoutException;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.Future;
import java.net.ConnectException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One HTTP/1.1 connection, one request at a time, bound to one event loop for its life. The arrival
 * instant is read as the first thing when a buffer leaves the socket, once per buffer, before any
 * parsing (with TLS: after decryption).
 *
 * <p>It outlives its channel: after a close it can be opened again, and then ignores what the old
 * channel still says; hence {@code Sharable}.
 */
@ChannelHandler.Sharable
final class Connection extends ChannelInboundHandlerAdapter {
  private static final Failure CLOSED =
      new Failure(Failure.CONNECTION_FAILED, "the server closed the connection");

  private final ClientLoop loop;
  private final EngineEndpoint endpoint;
  private final ConnectionListener listener;
  private final HttpResponseDecoder decoder = new HttpResponseDecoder();
  private final ChannelFutureListener sentListener = this::written;
  private @Nullable Channel channel;
  private boolean due;
  private boolean answered;
  private boolean used;
  private int attempts;

  Connection(ClientLoop loop, EngineEndpoint endpoint, ConnectionListener listener) {
    this.loop = loop;
    this.endpoint = endpoint;
    this.listener = listener;
  }

  /** Opens a new connection in place of an old one; on the event loop. */
  void open(Duration timeout) {
    close();
    used = false;
    ChannelFuture connecting =
        new Bootstrap()
            .group(loop.eventLoop())
            .channel(NioSocketChannel.class)
            .option(ChannelOption.TCP_NODELAY, true)
            .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) timeout.toMillis())
            .handler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel fresh) {
                    loop.tls(endpoint, fresh).ifPresent(tls -> fresh.pipeline().addLast(tls));
                    fresh.pipeline().addLast(Connection.this);
                  }
                })
            .connect(endpoint.host(), endpoint.port());
    int attempt = ++attempts;
    connecting.addListener((ChannelFuture done) -> connected(done, attempt));
  }

  private void connected(ChannelFuture connecting, int attempt) {
    if (attempt != attempts) {
      ChannelFuture _ = connecting.channel().close();
    } else if (connecting.isSuccess()) {
      Channel fresh = connecting.channel();
      channel = fresh;
      SslHandler tls = fresh.pipeline().get(SslHandler.class);
      if (tls == null) {
        listener.opened();
      } else {
        tls.handshakeFuture().addListener(shaken -> shaken(fresh, shaken));
      }
    } else {
      listener.openFailed(openFailure(connecting.cause()));
    }
  }

  private void shaken(Channel fresh, Future<?> handshake) {
    if (fresh.equals(channel) && handshake.isSuccess()) {
      listener.opened();
    } else if (fresh.equals(channel)) {
      close();
      listener.openFailed(
          new Failure(Failure.CONNECTION_FAILED, "TLS: " + describe(handshake.cause())));
    }
  }

  /** Whether a request can be sent now. */
  boolean isUsable() {
    Channel now = channel;
    return now != null && now.isActive() && !due;
  }

  /** Whether an earlier request went over this connection. */
  boolean isUsed() {
    return used;
  }

  /** Sends one request; on the event loop, only when {@link #isUsable}. */
  void send(byte[] request) {
    Channel now = channel;
    if (now == null) {
      throw new IllegalStateException("send on a connection that is not open");
    }
    decoder.begin();
    due = true;
    answered = false;
    ChannelFuture writing = now.writeAndFlush(Unpooled.wrappedBuffer(request));
    writing.addListener(sentListener);
  }

  private void written(ChannelFuture writing) {
    if (writing.isSuccess()) {
      listener.sent(loop.nanos());
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    long arrival = loop.nanos();
    ByteBuf buffer = (ByteBuf) message;
    try {
      if (isCurrent(context) && due) {
        answered = true;
        take(buffer, arrival);
      }
    } finally {
      boolean freed = buffer.release();
      assert freed : "nobody else holds the buffer";
    }
  }

  private boolean isCurrent(ChannelHandlerContext context) {
    return context.channel().equals(channel);
  }

  private void take(ByteBuf buffer, long arrival) {
    byte[] scratch = loop.scratch();
    try {
      while (buffer.isReadable() && due) {
        int length = Math.min(scratch.length, buffer.readableBytes());
        buffer.readBytes(scratch, 0, length);
        feed(scratch, length, arrival);
      }
    } catch (MalformedResponse e) {
      lose(new Failure(Failure.MALFORMED_STREAM, String.valueOf(e.getMessage())));
    }
  }

  private void feed(byte[] bytes, int length, long arrival) {
    decoder.feed(bytes, 0, length, arrival, responses);
  }

  private final ResponseListener responses =
      new ResponseListener() {
        @Override
        public void head(ResponseHead head, long arrivalNanos) {
          listener.head(head, arrivalNanos);
        }

        @Override
        public void body(byte[] bytes, int offset, int length, long arrivalNanos) {
          if (due) {
            listener.body(bytes, offset, length, arrivalNanos);
          }
        }

        @Override
        public void complete(long arrivalNanos) {
          if (due) {
            due = false;
            used = true;
            if (!decoder.keepsAlive()) {
              close();
            }
            listener.complete(arrivalNanos);
          }
        }
      };

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    if (isCurrent(context) && due && !decoder.closed(loop.nanos(), responses)) {
      lose(CLOSED);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (isCurrent(context)) {
      if (due) {
        lose(new Failure(Failure.CONNECTION_FAILED, describe(cause)));
      } else {
        close();
      }
    }
  }

  private void lose(Failure failure) {
    due = false;
    boolean hadAnswer = answered;
    close();
    listener.lost(failure, hadAnswer, loop.nanos());
  }

  /** Closes the connection and tells nobody; on the event loop. */
  void close() {
    Channel now = channel;
    channel = null;
    due = false;
    attempts++;
    if (now != null) {
      var _ = now.close();
    }
  }

  private Failure openFailure(Throwable cause) {
    if (cause instanceof ConnectTimeoutException) {
      return new Failure(Failure.CONNECT_TIMEOUT, "no connection in time: " + endpoint.url());
    }
    if (cause instanceof ConnectException) {
      return new Failure(Failure.CONNECTION_REFUSED, "connection refused: " + endpoint.url());
    }
    return new Failure(Failure.CONNECTION_FAILED, describe(cause));
  }

  private static String describe(Throwable cause) {
    String message = cause.getMessage();
    return message == null ? cause.getClass().getSimpleName() : message;
  }
}
