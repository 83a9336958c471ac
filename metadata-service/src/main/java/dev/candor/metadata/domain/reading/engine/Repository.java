package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Model names of the form {@code owner/repository:quantisation}. */
final class Repository {
  private static final Pattern WITH_QUANT =
      Pattern.compile(
          "(?!\\./|/|~|[a-z]+://)([^\\s/:]+/[^\\s/:]+):((?i:UD-)?(?i:I?Q\\d|TQ\\d|MXFP\\d|NVFP\\d|B?F16|F32|FP16|BF16)[A-Za-z0-9_]*|latest)");

  private Repository() {}

  /** Writes the model, and its quantisation apart when the name selects one. */
  static void write(String model, Evidence evidence, ReadingBuilder out) {
    Matcher matcher = WITH_QUANT.matcher(model);
    if (!matcher.matches()) {
      out.put("model", model, evidence);
      return;
    }
    out.put("model", matcher.group(1), evidence);
    out.put("model_variant", matcher.group(2), evidence);
    out.put("model_raw", model, evidence);
  }
}
