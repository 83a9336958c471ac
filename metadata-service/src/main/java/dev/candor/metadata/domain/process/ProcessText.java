package dev.candor.metadata.domain.process;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Readers of the text files of {@code /proc/PID}. */
public final class ProcessText {
  private static final Pattern CONTAINER =
      Pattern.compile(
          "(?:docker|libpod|cri-containerd|crio|containerd|kubepods)[^\\n]*?([0-9a-f]{64})");
  private static final Pattern TITLE = Pattern.compile("^(VLLM::|sglang::)");

  private ProcessText() {}

  /** The words of a NUL-separated list; trailing NUL padding is dropped, inner empty words stay. */
  public static List<String> words(String nulSeparated) {
    int end = nulSeparated.length();
    while (end > 0 && nulSeparated.charAt(end - 1) == '\0') {
      end--;
    }
    if (end == 0) {
      return List.of();
    }
    return List.of(nulSeparated.substring(0, end).split("\0", -1));
  }

  /** Name and value of each {@code NAME=value}; words without a name are passed over. */
  public static Map<String, String> environment(String nulSeparated) {
    Map<String, String> out = new LinkedHashMap<>();
    for (String word : words(nulSeparated)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        out.put(word.substring(0, equals), word.substring(equals + 1));
      }
    }
    return out;
  }

  /** The container id in a cgroup file, when the process is in a container. */
  public static Optional<String> containerId(String cgroup) {
    Matcher m = CONTAINER.matcher(cgroup);
    return m.find() ? Optional.of(m.group(1)) : Optional.empty();
  }

  /**
   * Whether a command line was overwritten by its process with a title, so that the argv is to be
   * read from an ancestor.
   */
  public static boolean isTitleOnly(List<String> argv) {
    return argv.isEmpty() || TITLE.matcher(argv.getFirst()).find();
  }

  /** The value of a {@code Name:\tvalue} line, as in status and meminfo. */
  public static Optional<String> labelled(String name, String text) {
    return text.lines()
        .filter(line -> line.startsWith(name + ":") || line.startsWith(name + "\t"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst();
  }

  /** The boot time in seconds since the epoch: {@code btime} of {@code /proc/stat}. */
  public static Optional<Long> bootSeconds(String procStat) {
    List<String> found = new ArrayList<>();
    procStat.lines().filter(line -> line.startsWith("btime ")).forEach(found::add);
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(Long.parseLong(found.getFirst().substring(6).strip()));
  }
}
