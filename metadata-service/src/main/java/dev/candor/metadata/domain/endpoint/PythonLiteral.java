package dev.candor.metadata.domain.endpoint;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the Python notation in which vLLM prints its values. */
final class PythonLiteral {
  private PythonLiteral() {}

  /** A truth value, a number or the text without quotes; {@code torch.bfloat16} is bfloat16. */
  static Object plain(String text) {
    String t = text.strip();
    if (t.equals("True") || t.equals("False")) {
      return t.equals("True");
    }
    if (t.matches("-?\\d{1,18}")) {
      return Long.parseLong(t);
    }
    if (t.matches("-?\\d+\\.\\d+")) {
      return Double.parseDouble(t);
    }
    boolean quoted = t.length() >= 2 && t.startsWith("'") && t.endsWith("'");
    String bare = quoted ? t.substring(1, t.length() - 1) : t;
    return bare.startsWith("torch.") ? bare.substring("torch.".length()) : bare;
  }

  /** The pairs of {@code a=1, b=Name(c=2), …}, split at commas outside brackets and quotes. */
  static Map<String, String> keywordArguments(String text) {
    Map<String, String> out = new LinkedHashMap<>();
    int depth = 0;
    boolean quoted = false;
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ',';
      if (c == '\'') {
        quoted = !quoted;
      } else if (!quoted && "([{".indexOf(c) >= 0) {
        depth++;
      } else if (!quoted && ")]}".indexOf(c) >= 0) {
        depth--;
      } else if (c == ',' && (i == text.length() || (!quoted && depth == 0))) {
        pair(text.substring(from, i), out);
        from = i + 1;
      }
    }
    return out;
  }

  private static void pair(String text, Map<String, String> out) {
    int equals = text.indexOf('=');
    if (equals > 0) {
      out.put(text.substring(0, equals).strip(), text.substring(equals + 1).strip());
    }
  }
}
