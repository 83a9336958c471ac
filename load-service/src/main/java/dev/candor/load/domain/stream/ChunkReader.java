package dev.candor.load.domain.stream;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * Reads the JSON of one streaming event of {@code /v1/chat/completions} or {@code /v1/completions}
 * into a {@link Chunk}, in one pass, in any key order, under every field name that vLLM, SGLang,
 * llama-server and TensorRT-LLM use.
 *
 * <p>Text counts as reasoning in {@code delta.reasoning} and {@code delta.reasoning_content}, as
 * answer in {@code delta.content}, {@code delta.refusal}, {@code delta.tool_calls}, {@code
 * delta.function_call} and {@code text}. The running counter is {@code usage.completion_tokens} or,
 * from llama-server, {@code timings.predicted_n}.
 */
final class ChunkReader {
  private static final byte[] CHOICES = "choices".getBytes(UTF_8);
  private static final byte[] USAGE = "usage".getBytes(UTF_8);
  private static final byte[] TIMINGS = "timings".getBytes(UTF_8);
  private static final byte[] ERROR = "error".getBytes(UTF_8);
  private static final byte[] MESSAGE = "message".getBytes(UTF_8);
  private static final byte[] FINGERPRINT = "system_fingerprint".getBytes(UTF_8);
  private static final byte[] MODEL = "model".getBytes(UTF_8);
  private static final byte[] INDEX = "index".getBytes(UTF_8);
  private static final byte[] DELTA = "delta".getBytes(UTF_8);
  private static final byte[] TEXT = "text".getBytes(UTF_8);
  private static final byte[] FINISH_REASON = "finish_reason".getBytes(UTF_8);
  private static final byte[] TOKEN_IDS = "token_ids".getBytes(UTF_8);
  private static final byte[] CONTENT = "content".getBytes(UTF_8);
  private static final byte[] REFUSAL = "refusal".getBytes(UTF_8);
  private static final byte[] REASONING = "reasoning".getBytes(UTF_8);
  private static final byte[] REASONING_CONTENT = "reasoning_content".getBytes(UTF_8);
  private static final byte[] TOOL_CALLS = "tool_calls".getBytes(UTF_8);
  private static final byte[] FUNCTION_CALL = "function_call".getBytes(UTF_8);
  private static final byte[] PROMPT_TOKENS = "prompt_tokens".getBytes(UTF_8);
  private static final byte[] COMPLETION_TOKENS = "completion_tokens".getBytes(UTF_8);
  private static final byte[] PROMPT_DETAILS = "prompt_tokens_details".getBytes(UTF_8);
  private static final byte[] CACHED_TOKENS = "cached_tokens".getBytes(UTF_8);
  private static final byte[] PREDICTED = "predicted_n".getBytes(UTF_8);

  private static final long NO_COUNT = -1;
  private static final int LONGEST_ERROR = 300;

  private final JsonCursor json = new JsonCursor();
  private final Chunk chunk = new Chunk();
  private byte[] lastFingerprint = new byte[0];
  private byte[] lastModel = new byte[0];

  /**
   * Reads one event.
   *
   * @return the one chunk of this reader, valid until the next call
   * @throws MalformedStream when the data is no JSON object
   */
  Chunk read(byte[] bytes, int offset, int length) {
    chunk.clear();
    json.on(bytes, offset, length);
    if (!json.atObject()) {
      throw new MalformedStream("an event whose data is no JSON object");
    }
    json.enter();
    for (boolean first = true; json.nextKey(first); first = false) {
      if (json.keyIs(CHOICES)) {
        choices();
      } else if (json.keyIs(USAGE)) {
        usage();
      } else if (json.keyIs(TIMINGS)) {
        timings();
      } else if (json.keyIs(ERROR)) {
        error();
      } else if (json.keyIs(FINGERPRINT)) {
        fingerprint();
      } else if (json.keyIs(MODEL)) {
        model();
      } else {
        json.skip();
      }
    }
    json.expectEnd();
    return chunk;
  }

  private void choices() {
    if (!json.atArray()) {
      json.skip();
      return;
    }
    json.enter();
    for (boolean first = true; json.nextElement(first); first = false) {
      if (++chunk.choices > 1) {
        chunk.severalChoices = true;
      }
      choice();
    }
  }

  private void choice() {
    if (!json.atObject()) {
      json.skip();
      return;
    }
    json.enter();
    for (boolean first = true; json.nextKey(first); first = false) {
      if (json.keyIs(DELTA)) {
        delta();
      } else if (json.keyIs(TEXT)) {
        chunk.answer |= json.skipIsText();
      } else if (json.keyIs(TOKEN_IDS)) {
        tokenIds();
      } else if (json.keyIs(FINISH_REASON)) {
        finishReason();
      } else if (json.keyIs(INDEX)) {
        if (json.countOr(0) > 0) {
          chunk.severalChoices = true;
        }
      } else {
        json.skip();
      }
    }
  }

  private void delta() {
    if (!json.atObject()) {
      json.skip();
      return;
    }
    json.enter();
    for (boolean first = true; json.nextKey(first); first = false) {
      if (json.keyIs(CONTENT) || json.keyIs(REFUSAL)) {
        chunk.answer |= json.skipIsText();
      } else if (json.keyIs(REASONING) || json.keyIs(REASONING_CONTENT)) {
        chunk.reasoning |= json.skipIsText();
      } else if (json.keyIs(TOOL_CALLS)) {
        chunk.answer |= json.skipCounting() > 0;
      } else if (json.keyIs(FUNCTION_CALL)) {
        chunk.answer |= json.atObject();
        json.skip();
      } else if (json.keyIs(TOKEN_IDS)) {
        tokenIds();
      } else {
        json.skip();
      }
    }
  }

  private void tokenIds() {
    if (json.atArray()) {
      chunk.hasTokenIds = true;
      chunk.tokenIds += json.skipCounting();
    } else {
      json.skip();
    }
  }

  private void finishReason() {
    if (!json.atString()) {
      json.skip();
      return;
    }
    chunk.finished = true;
    chunk.finishReason = json.text();
  }

  private void usage() {
    if (!json.atObject()) {
      json.skip();
      return;
    }
    json.enter();
    for (boolean first = true; json.nextKey(first); first = false) {
      if (json.keyIs(COMPLETION_TOKENS)) {
        long count = json.countOr(NO_COUNT);
        chunk.hasCompletionTokens = count != NO_COUNT;
        chunk.completionTokens = (int) count;
      } else if (json.keyIs(PROMPT_TOKENS)) {
        long count = json.countOr(NO_COUNT);
        chunk.hasPromptTokens = count != NO_COUNT;
        chunk.promptTokens = (int) count;
      } else if (json.keyIs(PROMPT_DETAILS)) {
        promptDetails();
      } else {
        json.skip();
      }
    }
  }

  private void promptDetails() {
    if (!json.atObject()) {
      json.skip();
      return;
    }
    json.enter();
    for (boolean first = true; json.nextKey(first); first = false) {
      if (json.keyIs(CACHED_TOKENS)) {
        long count = json.countOr(NO_COUNT);
        chunk.hasCachedTokens = count != NO_COUNT;
        chunk.cachedTokens = (int) count;
      } else {
        json.skip();
      }
    }
  }

  private void timings() {
    if (!json.atObject()) {
      json.skip();
      return;
    }
    json.enter();
    for (boolean first = true; json.nextKey(first); first = false) {
      if (json.keyIs(PREDICTED)) {
        long count = json.countOr(NO_COUNT);
        chunk.hasPredicted = count != NO_COUNT;
        chunk.predicted = (int) count;
      } else {
        json.skip();
      }
    }
  }

  private void error() {
    if (json.atString()) {
      noteError(json.text());
    } else if (json.atObject()) {
      noteError("an error without a message");
      json.enter();
      for (boolean first = true; json.nextKey(first); first = false) {
        if (json.keyIs(MESSAGE) && json.atString()) {
          noteError(json.text());
        } else {
          json.skip();
        }
      }
    } else {
      json.skip();
    }
  }

  private void noteError(String text) {
    chunk.hasError = true;
    chunk.error = text.length() > LONGEST_ERROR ? text.substring(0, LONGEST_ERROR) + "…" : text;
  }

  private void fingerprint() {
    if (json.nextTextIs(lastFingerprint) || !json.atString()) {
      json.skip();
      return;
    }
    chunk.fingerprint = json.text();
    lastFingerprint = chunk.fingerprint.getBytes(UTF_8);
  }

  private void model() {
    if (json.nextTextIs(lastModel) || !json.atString()) {
      json.skip();
      return;
    }
    chunk.model = json.text();
    lastModel = chunk.model.getBytes(UTF_8);
  }
}
