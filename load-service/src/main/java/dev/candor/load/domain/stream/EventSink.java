package dev.candor.load.domain.stream;

/** Receives the events of one stream, in order. */
@FunctionalInterface
public interface EventSink {

  /**
   * Takes one event's data. The buffer is valid during the call only.
   *
   * @param buffer holds the data
   * @param offset of the first byte
   * @param length in bytes, zero allowed
   * @param arrivalNanos when the buffer that completed the event's last data line left the socket
   */
  void event(byte[] buffer, int offset, int length, long arrivalNanos);
}
