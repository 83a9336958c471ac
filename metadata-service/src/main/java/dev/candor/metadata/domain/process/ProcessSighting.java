package dev.candor.metadata.domain.process;

import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.capture.RedactedSecret;
import dev.candor.metadata.domain.capture.Unresolved;
import java.util.List;

/** What looking for the process behind an endpoint brought. */
public sealed interface ProcessSighting {
  /**
   * The process was found and read.
   *
   * @param facts what it is
   * @param engineHint the engine that its command line names, or {@code unknown}
   * @param fields what its command line, environment and files set
   * @param unresolved what they set through something that could not be read
   * @param secrets what was redacted
   * @param warnings what its reader should know
   */
  record Found(
      ProcessFacts facts,
      String engineHint,
      List<FieldReading> fields,
      List<Unresolved> unresolved,
      List<RedactedSecret> secrets,
      List<String> warnings)
      implements ProcessSighting {}

  /**
   * There is no such process here, or it may not be read.
   *
   * @param why the reason, and what would be needed
   */
  record NotFound(String why) implements ProcessSighting {}
}
