package dev.candor.load.domain.stream;

/**
 * The bytes of one stream break the contract of server-sent events or of the JSON inside. It ends
 * that one request; it carries no stack trace, since hostile input must not be expensive.
 */
public final class MalformedStream extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MalformedStream(String message) {
    super(message, null, false, false);
  }
}
