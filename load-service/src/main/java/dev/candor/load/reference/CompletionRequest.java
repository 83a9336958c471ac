package dev.candor.load.reference;

import java.util.List;

/**
 * What the reference server reads of a completion request.
 *
 * @param chat over {@code /v1/chat/completions}
 * @param prompt the last message of the user, or the text prompt
 * @param allText all messages, for the prompt's count
 * @param messages number of messages; 0 for a text prompt
 * @param maxTokens output cap
 * @param stops stop sequences
 * @param stream server-sent events wanted
 * @param usage final usage asked for
 * @param runningUsage usage in every chunk asked for
 * @param tokenIds ids in every chunk asked for
 */
record CompletionRequest(
    boolean chat,
    String prompt,
    String allText,
    int messages,
    int maxTokens,
    List<String> stops,
    boolean stream,
    boolean usage,
    boolean runningUsage,
    boolean tokenIds) {

  /** A word or a single mark is a token; a chat message costs four more. */
  int promptTokens() {
    return Pieces.count(allText) + 4 * messages;
  }
}
