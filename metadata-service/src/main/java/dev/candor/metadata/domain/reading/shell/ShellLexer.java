package dev.candor.metadata.domain.reading.shell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Cuts shell text into commands of raw words (quotes still on), dropping comments and redirections.
 */
final class ShellLexer {
  private final String text;
  private int at;
  private final Deque<String> hereDocuments = new ArrayDeque<>();
  private final List<List<String>> commands = new ArrayList<>();
  private List<String> current = new ArrayList<>();

  private ShellLexer(String text) {
    this.text = text;
  }

  static List<List<String>> commands(String text) {
    ShellLexer lexer = new ShellLexer(text.replace("\r\n", "\n"));
    lexer.run();
    return lexer.commands;
  }

  private void run() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\\' && at + 1 < text.length() && text.charAt(at + 1) == '\n') {
        at += 2;
      } else if (c == '\n') {
        endCommand();
        at++;
        skipHereDocuments();
      } else if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '#') {
        skipTo('\n');
      } else if (c == '&' && at + 1 < text.length() && text.charAt(at + 1) == '>') {
        at++;
        redirection();
      } else if (";&|()".indexOf(c) >= 0) {
        endCommand();
        at++;
      } else if (c == '<' || c == '>') {
        redirection();
      } else {
        word();
      }
    }
    endCommand();
  }

  private void word() {
    String raw = rawWord();
    boolean descriptor =
        raw.matches("\\d{1,2}") && at < text.length() && "<>".indexOf(text.charAt(at)) >= 0;
    if (descriptor) {
      redirection();
    } else if (!raw.isEmpty()) {
      current.add(raw);
    } else {
      at++;
    }
  }

  private void redirection() {
    int start = at;
    while (at < text.length() && "<>&|-".indexOf(text.charAt(at)) >= 0 && at - start < 3) {
      at++;
    }
    String operator = text.substring(start, at);
    while (at < text.length() && " \t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '(') {
      String ignored = nested(at, '(', ')');
      at += ignored.length();
      return;
    }
    String target = rawWord();
    if (operator.startsWith("<<") && !operator.equals("<<<")) {
      hereDocuments.add(target.replaceAll("[\"'\\\\]", ""));
    }
  }

  private void skipHereDocuments() {
    while (!hereDocuments.isEmpty()) {
      String end = hereDocuments.removeFirst();
      while (at < text.length()) {
        int newline = text.indexOf('\n', at);
        String line = text.substring(at, newline < 0 ? text.length() : newline);
        at = newline < 0 ? text.length() : newline + 1;
        if (line.strip().equals(end)) {
          break;
        }
      }
    }
  }

  private String rawWord() {
    StringBuilder raw = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c) || ";&|()<>".indexOf(c) >= 0) {
        break;
      }
      if (c == '\\') {
        boolean newline = at + 1 < text.length() && text.charAt(at + 1) == '\n';
        if (!newline) {
          raw.append(text, at, Math.min(at + 2, text.length()));
        }
        at = Math.min(at + 2, text.length());
        continue;
      }
      String piece = piece(c);
      raw.append(piece);
      at += piece.length();
    }
    return raw.toString();
  }

  private String piece(char c) {
    if (c == '\'') {
      int end = text.indexOf('\'', at + 1);
      return text.substring(at, end < 0 ? text.length() : end + 1);
    }
    if (c == '"' || c == '`') {
      return quoted(at, c);
    }
    boolean dollar = c == '$' && at + 1 < text.length();
    if (dollar && text.charAt(at + 1) == '(') {
      return "$" + nested(at + 1, '(', ')');
    }
    if (dollar && text.charAt(at + 1) == '{') {
      return "$" + nested(at + 1, '{', '}');
    }
    if (dollar && text.charAt(at + 1) == '\'') {
      int end = at + 2;
      while (end < text.length() && text.charAt(end) != '\'') {
        end += text.charAt(end) == '\\' ? 2 : 1;
      }
      return text.substring(at, Math.min(end + 1, text.length()));
    }
    return String.valueOf(c);
  }

  private String quoted(int start, char quote) {
    int end = start + 1;
    while (end < text.length() && text.charAt(end) != quote) {
      char c = text.charAt(end);
      if (c == '\\') {
        end += 2;
      } else if (quote == '"'
          && c == '$'
          && end + 1 < text.length()
          && text.charAt(end + 1) == '(') {
        end += 1 + nested(end + 1, '(', ')').length();
      } else {
        end++;
      }
    }
    return text.substring(start, Math.min(end + 1, text.length()));
  }

  private String nested(int start, char open, char close) {
    int depth = 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '\'' && open == '(') {
        int end = text.indexOf('\'', i + 1);
        i = end < 0 ? text.length() : end;
      } else if (c == open) {
        depth++;
      } else if (c == close && --depth == 0) {
        return text.substring(start, i + 1);
      }
    }
    return text.substring(start);
  }

  private void skipTo(char end) {
    int next = text.indexOf(end, at);
    at = next < 0 ? text.length() : next;
  }

  private void endCommand() {
    if (!current.isEmpty()) {
      commands.add(current);
      current = new ArrayList<>();
    }
  }
}
