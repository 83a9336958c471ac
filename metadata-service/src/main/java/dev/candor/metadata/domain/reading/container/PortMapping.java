package dev.candor.metadata.domain.reading.container;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A port of the host that leads to a port of the container. */
record PortMapping(long host, long container, String where) {
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:(?:\\[[^\\]]*\\]|[^:\\[\\]]*):)?(\\d{1,5})(?:-\\d+)?:(\\d{1,5})(?:-\\d+)?(?:/(tcp|udp|sctp))?");

  static Optional<PortMapping> parse(String text, String where) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches() || "udp".equals(matcher.group(3))) {
      return Optional.empty();
    }
    return Optional.of(
        new PortMapping(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2)), where));
  }

  /** Compose's long form. */
  static Optional<PortMapping> parse(Map<?, ?> entry, String where) {
    return parse(entry.get("published") + ":" + entry.get("target"), where);
  }

  /** The mapping that leads to the engine: its own port, else its usual one, else the only one. */
  static Optional<PortMapping> leadingTo(List<PortMapping> all, long enginePort, long usualPort) {
    return all.stream()
        .filter(mapping -> mapping.container() == enginePort)
        .findFirst()
        .or(() -> all.stream().filter(mapping -> mapping.container() == usualPort).findFirst())
        .or(() -> all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty());
  }
}
