package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.Token;
import java.util.List;
import java.util.Map;

/** Reads an engine's arguments and environment as that engine itself would. */
public interface EngineParser {
  /**
   * Writes what the engine would take from its arguments and its environment.
   *
   * @param entrypoint how the engine was started, in one spelling; empty when only arguments are
   *     known
   * @param environment variables of the process, already resolved
   */
  void read(
      String entrypoint,
      List<Token> arguments,
      Map<String, Token> environment,
      Context context,
      ReadingBuilder out);
}
