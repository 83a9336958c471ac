package dev.candor.load.client;

/** Bytes that are no HTTP/1.1 response; without a stack trace, since hostile input is cheap. */
final class MalformedResponse extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MalformedResponse(String message) {
    super(message, null, false, false);
  }
}
