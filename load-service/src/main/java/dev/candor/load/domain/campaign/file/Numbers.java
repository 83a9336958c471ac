package dev.candor.load.domain.campaign.file;

import java.math.BigDecimal;
import java.util.Optional;

/** Numbers as YAML writes them; underscores group digits, hexadecimal and the like are not read. */
final class Numbers {
  private static final int LONGEST = 40;

  private Numbers() {}

  static Optional<BigDecimal> parse(String text) {
    String digits = text.replace("_", "");
    boolean plain = digits.matches("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d{1,3})?");
    return plain && digits.length() <= LONGEST
        ? Optional.of(new BigDecimal(digits))
        : Optional.empty();
  }
}
