package dev.candor.load.reference;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How the reference server behaves.
 *
 * @param port 0 for a free one
 * @param ttft from the request's arrival to the first token chunk
 * @param itl per token: a chunk of k tokens follows the one before it after k · itl
 * @param tokensPerChunk 1 or more
 * @param maxSequences requests served at once; further ones wait
 * @param prefillTokensPerSecond adds prompt tokens / rate to the first token's time; empty for none
 * @param counting what the server tells about tokens
 * @param answers exact answers to known prompts
 * @param garbage answers everything with a broken engine's text
 * @param oneRightAnswer answers everything with the example stream of METHOD section 1
 * @param failEvery every n-th request is answered 500; empty for none
 * @param cutEvery every n-th stream is cut in the middle; empty for none
 * @param errorEvery every n-th stream holds an error object; empty for none
 * @param status answers every completion with this status; empty for none
 * @param refused request fields that are answered with 400
 * @param defaultTokens output tokens when a request names no cap
 */
public record ReferenceOptions(
    int port,
    Duration ttft,
    Duration itl,
    int tokensPerChunk,
    int maxSequences,
    Optional<Double> prefillTokensPerSecond,
    Counting counting,
    Map<String, String> answers,
    boolean garbage,
    boolean oneRightAnswer,
    Optional<Integer> failEvery,
    Optional<Integer> cutEvery,
    Optional<Integer> errorEvery,
    Optional<Integer> status,
    Set<String> refused,
    int defaultTokens) {

  /** What the server tells about tokens, at most and only when a request asks for it. */
  public enum Counting {
    /** Nothing. */
    NONE,
    /** Usage at the end of the stream. */
    FINAL,
    /** Usage in every chunk too. */
    RUNNING,
    /** Token ids in every chunk too. */
    IDS
  }

  /** A quick engine on a free port. */
  public static ReferenceOptions defaults() {
    return new ReferenceOptions(
        0,
        Duration.ofMillis(40),
        Duration.ofMillis(5),
        1,
        256,
        Optional.empty(),
        Counting.IDS,
        Map.of(),
        false,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        128);
  }
}
