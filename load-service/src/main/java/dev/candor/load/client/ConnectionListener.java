package dev.candor.load.client;

import dev.candor.load.domain.stream.Failure;

/** Receives what happens on one connection, on its event loop. */
interface ConnectionListener extends ResponseListener {

  /** The connection is open. */
  void opened();

  /** The connection could not be opened. */
  void openFailed(Failure failure);

  /** The last byte of the request was handed to the socket. */
  void sent(long nanos);

  /**
   * The connection was lost, or broke the protocol, while a response was due.
   *
   * @param answered whether any byte of the response had come
   */
  void lost(Failure failure, boolean answered, long nanos);
}
