package dev.candor.load.domain.stream;

/**
 * What one event says that a measure needs. One object per stream, overwritten by each event, so
 * that reading allocates nothing; a {@code has…} field says whether its neighbour holds a value.
 */
final class Chunk {
  boolean answer;
  boolean reasoning;
  int choices;
  boolean severalChoices;

  int tokenIds;
  boolean hasTokenIds;

  boolean finished;
  String finishReason = "";

  boolean hasCompletionTokens;
  int completionTokens;
  boolean hasPredicted;
  int predicted;
  boolean hasPromptTokens;
  int promptTokens;
  boolean hasCachedTokens;
  int cachedTokens;

  boolean hasError;
  String error = "";

  String fingerprint = "";
  String model = "";

  void clear() {
    answer = false;
    reasoning = false;
    choices = 0;
    severalChoices = false;
    tokenIds = 0;
    hasTokenIds = false;
    finished = false;
    hasCompletionTokens = false;
    hasPredicted = false;
    hasPromptTokens = false;
    hasCachedTokens = false;
    hasError = false;
  }

  boolean hasText() {
    return answer || reasoning;
  }
}
