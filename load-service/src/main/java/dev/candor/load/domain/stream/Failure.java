package dev.candor.load.domain.stream;

/**
 * Why a request failed.
 *
 * @param kind a stable name to count by, such as {@code http-503} or {@code cut-stream}
 * @param example one sentence for people, without secrets
 */
public record Failure(String kind, String example) {
  /** The stream ended before its finish reason. */
  public static final String CUT_STREAM = "cut-stream";

  /** A good status, and then no token at all. */
  public static final String EMPTY_STREAM = "empty-stream";

  /** An error object inside the stream. */
  public static final String ERROR_IN_STREAM = "error-in-stream";

  /** Bytes that are no event stream, or events that are no JSON. */
  public static final String MALFORMED_STREAM = "malformed-stream";

  /** An answer that is no event stream at all: a page, a plain JSON document. */
  public static final String NOT_A_STREAM = "not-a-stream";

  /** More than one choice, which a measure cannot tell apart. */
  public static final String SEVERAL_CHOICES = "several-choices";

  /** Silence for longer than the limit. */
  public static final String STALLED = "stalled";

  /** Nobody listens at the address. */
  public static final String CONNECTION_REFUSED = "connection-refused";

  /** The connection could not be made or used for another reason. */
  public static final String CONNECTION_FAILED = "connection-failed";

  /** No connection within the limit. */
  public static final String CONNECT_TIMEOUT = "connect-timeout";

  /** The answer to a request that was refused by its status. */
  public static Failure ofStatus(int status, String example) {
    return new Failure("http-" + status, example);
  }
}
