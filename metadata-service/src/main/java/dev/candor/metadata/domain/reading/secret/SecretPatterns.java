package dev.candor.metadata.domain.reading.secret;

import java.util.List;
import java.util.regex.Pattern;

/** Secrets that are known by their own shape, wherever they stand. Group 1 is the secret. */
final class SecretPatterns {
  static final List<Pattern> SHAPES =
      List.of(
          Pattern.compile(
              "(-----BEGIN [A-Z ]*PRIVATE KEY-----[\\s\\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|\\z))"),
          Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*://([^\\s/?#@'\"<>]+)@"),
          Pattern.compile(
              "(?i)[?&;](?:[a-z0-9_-]*(?:token|key|secret|password|passwd|sig|signature|credential))=([^&\\s'\"#]+)"),
          Pattern.compile("(?i)\\b(?:bearer|basic)\\s+([A-Za-z0-9._~+/=-]{8,})"),
          Pattern.compile("\\b(hf_[A-Za-z0-9]{8,})"),
          Pattern.compile("\\b((?:sk|pk|rk)-[A-Za-z0-9_-]{12,})"),
          Pattern.compile("\\b((?:sk|pk|rk)_(?:live|test)_[A-Za-z0-9]{12,})"),
          Pattern.compile("\\b(gh[pousr]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,})"),
          Pattern.compile("\\b(glpat-[A-Za-z0-9_-]{16,}|gldt-[A-Za-z0-9_-]{16,})"),
          Pattern.compile("\\b((?:AKIA|ASIA)[0-9A-Z]{12,})\\b"),
          Pattern.compile("\\b(xox[abprs]-[A-Za-z0-9-]{10,})"),
          Pattern.compile("\\b(AIza[0-9A-Za-z_-]{30,})"),
          Pattern.compile("\\b(ya29\\.[0-9A-Za-z_-]{16,})"),
          Pattern.compile("\\b(eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{4,}(?:\\.[A-Za-z0-9_-]*)?)"),
          Pattern.compile("\\b(nvapi-[A-Za-z0-9_-]{12,})"),
          Pattern.compile(
              "\\b(dckr_pat_[A-Za-z0-9_-]{8,}|npm_[A-Za-z0-9]{16,}|pypi-[A-Za-z0-9_-]{16,})"),
          Pattern.compile("\\b(rpa_[A-Za-z0-9]{12,}|r8_[A-Za-z0-9]{12,}|gsk_[A-Za-z0-9]{12,})"),
          Pattern.compile("\\b(ms-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"),
          Pattern.compile(
              "\\b(hvs\\.[A-Za-z0-9_-]{16,}|dop_v1_[a-f0-9]{16,}|SG\\.[A-Za-z0-9_-]{12,}\\.[A-Za-z0-9_-]{12,})"),
          Pattern.compile("(?i)hooks\\.slack\\.com/services/([A-Za-z0-9/]+)"));

  private static final String VALUE =
      "\"((?:[^\"\\\\\\n]|\\\\.)*)\"|'((?:[^'\\\\\\n]|\\\\.)*)'|\\[([^\\]\\n]*)\\]|([^\\s,;&|)\\]}'\"]+)";

  /**
   * {@code name=value}, {@code "name": "value"}, {@code name: value}; group 1 is the name, 2 to 5
   * the value.
   */
  static final Pattern ASSIGNED =
      Pattern.compile(
          "(?i)(?<![a-z0-9_.‹-])-{0,2}[\"']?("
              + SecretNames.NAME
              + ")[\"']?\\s*(?::(?!//)|=)\\s*(?:"
              + VALUE
              + ")");

  /** {@code --name value}; groups as above. */
  static final Pattern FLAG =
      Pattern.compile(
          "(?i)(?<![a-z0-9_.‹-])--(" + SecretNames.NAME + ")[\"']?,?\\s+(?:" + VALUE + ")");

  private SecretPatterns() {}
}
