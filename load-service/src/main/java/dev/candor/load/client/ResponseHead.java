package dev.candor.load.client;

/** What a measure needs of a response's head; reused by its decoder. */
final class ResponseHead {
  int status;
  String reason = "";
  String contentType = "";
  boolean keepAlive;
  boolean chunked;
  boolean hasLength;
  long length;
  int retryAfterSeconds;

  void clear() {
    status = 0;
    reason = "";
    contentType = "";
    keepAlive = true;
    chunked = false;
    hasLength = false;
    length = 0;
    retryAfterSeconds = 0;
  }

  /** Whether the body may be an event stream: the right type, or none named. */
  boolean mayBeEventStream() {
    return contentType.isEmpty() || contentType.regionMatches(true, 0, "text/event-stream", 0, 17);
  }

  boolean hasNoBody() {
    return status == 204 || status == 304;
  }
}
