package dev.candor.metadata.domain.reading.log;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a log without its decoration.
 *
 * @param number line number from 1
 * @param process the process or rank that the prefix names, such as {@code Worker_TP0} or {@code
 *     TP0}
 * @param file the source file that the prefix names
 * @param message what is left
 */
record LogLine(int number, Optional<String> process, Optional<String> file, String message) {
  private static final Pattern ANSI =
      Pattern.compile("\u001b\\[[0-9;?]*[ -/]*[@-~]|\u001b\\][^\u0007]*\u0007|\u001b[@-_]");
  private static final Pattern COLLECTOR =
      Pattern.compile(
          "^(?:\\d{4}-\\d\\d-\\d\\dT[0-9:.+Z-]+ (?:stdout|stderr) [FP] |[A-Za-z0-9_.-]+\\s+\\| |\\[?(?:pod|rank)[/ ]?\\S+\\]?:? )");
  private static final Pattern VLLM =
      Pattern.compile(
          "^(?:\\(?([A-Za-z_][\\w-]*)[^()]*?pid=\\d+[^()]*\\)\\s*)*(?:(?:DEBUG|INFO|WARNING|ERROR|CRITICAL)\\s+\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d (?:\\[(?:[\\w./-]*/)?([\\w.-]+\\.py|\\w+):\\d+\\]|([\\w.-]+\\.py):\\d+\\])\\s?)?");
  private static final Pattern SGLANG =
      Pattern.compile(
          "^\\[\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?(?: ([^\\]]+))?\\]\\s*");
  private static final Pattern TRTLLM =
      Pattern.compile(
          "^\\[(?:\\d\\d/\\d\\d/\\d{4}-\\d\\d:\\d\\d:\\d\\d)\\]\\s*(?:\\[TRT-LLM\\]|\\[TensorRT-LLM\\])?\\s*(?:\\[(?:RANK (\\d+))\\])?\\s*(?:\\[[A-Z]\\]|\\[(?:INFO|WARNING|ERROR)\\])?\\s*(?:\\[TRT-LLM\\]\\s*)?(?:\\[[A-Z]\\]\\s*)?");
  private static final Pattern TRTLLM_TAG =
      Pattern.compile("^\\[(?:TRT-LLM|TensorRT-LLM)\\](?:\\[[A-Z]+\\])*\\s*");
  private static final Pattern LLAMA = Pattern.compile("^\\d+\\.\\d\\d\\.\\d{3}\\.\\d{3} [DIWE] ");

  static LogLine of(int number, String raw) {
    String text = ANSI.matcher(raw).replaceAll("").stripTrailing();
    text = COLLECTOR.matcher(text).replaceFirst("");
    Matcher sglang = SGLANG.matcher(text);
    if (sglang.find()) {
      return new LogLine(
          number,
          Optional.ofNullable(sglang.group(1)),
          Optional.empty(),
          text.substring(sglang.end()));
    }
    Matcher llama = LLAMA.matcher(text);
    if (llama.find()) {
      return new LogLine(number, Optional.empty(), Optional.empty(), text.substring(llama.end()));
    }
    Matcher trtllm = TRTLLM.matcher(text);
    if (trtllm.find()) {
      return new LogLine(
          number,
          Optional.ofNullable(trtllm.group(1)).map(rank -> "RANK " + rank),
          Optional.empty(),
          text.substring(trtllm.end()));
    }
    Matcher tag = TRTLLM_TAG.matcher(text);
    if (tag.find()) {
      return new LogLine(number, Optional.empty(), Optional.empty(), text.substring(tag.end()));
    }
    Matcher vllm = VLLM.matcher(text);
    if (vllm.find() && vllm.end() > 0) {
      String file = vllm.group(2) == null ? vllm.group(3) : vllm.group(2);
      return new LogLine(
          number,
          Optional.ofNullable(vllm.group(1)),
          Optional.ofNullable(file),
          text.substring(vllm.end()));
    }
    return new LogLine(number, Optional.empty(), Optional.empty(), text);
  }

  String where() {
    return "log line " + number + process.map(name -> " (" + name + ")").orElse("");
  }
}
