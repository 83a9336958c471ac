package dev.candor.load.client;

/** Receives one HTTP response, on the event loop of its connection. */
interface ResponseListener {

  /** Status line and header fields are complete. */
  void head(ResponseHead head, long arrivalNanos);

  /** Body bytes, without transfer coding; the buffer is valid during the call only. */
  void body(byte[] bytes, int offset, int length, long arrivalNanos);

  /** The response is complete; the connection may carry the next request. */
  void complete(long arrivalNanos);
}
