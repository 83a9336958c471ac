package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.Context;
import java.io.IOException;
import java.util.List;

/** A live source, such as an endpoint or a process. */
public interface InspectSource {
  /**
   * Reads the source that the operands name.
   *
   * @throws IOException when it cannot be reached, with what would be needed
   * @throws IllegalArgumentException when the operands do not fit
   */
  Inspected read(List<String> operands, Context context) throws IOException;
}
