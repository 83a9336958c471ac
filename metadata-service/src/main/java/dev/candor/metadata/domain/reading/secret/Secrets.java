package dev.candor.metadata.domain.reading.secret;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Replaces secrets by markers such as {@code ‹secret:5f2a9c›}: the first six hex digits of
 * HMAC-SHA256(installation key, secret). The same secret gives the same marker on one installation,
 * so that "the same key as before" can be seen, and nothing can be looked up elsewhere.
 */
public final class Secrets {
  private static final String START = "‹secret:";

  /** Stands for a secret whose value the input names but does not hold. */
  public static final String UNKNOWN = START + "unknown›";

  private final SecretKeySpec key;

  private Secrets(byte[] installationKey) {
    key = new SecretKeySpec(installationKey, "HmacSHA256");
  }

  /**
   * Markers under this installation's key.
   *
   * @throws IllegalArgumentException when the key is empty
   */
  public static Secrets withKey(byte[] installationKey) {
    return new Secrets(installationKey);
  }

  /** The marker that stands for this secret. */
  public String marker(String secret) {
    if (secret.startsWith(START)) {
      return secret;
    }
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      byte[] hash = mac.doFinal(secret.getBytes(StandardCharsets.UTF_8));
      return START + HexFormat.of().formatHex(hash, 0, 3) + "›";
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException("every Java runtime has HmacSHA256", e);
    }
  }

  /** A value as it may be stored under this name: its marker where the name says secret. */
  public String named(String name, String value) {
    return SecretNames.isSecret(name) && !value.isEmpty() ? marker(value) : text(value);
  }

  /** Environment variables with every secret marked. */
  public Map<String, String> environment(Map<String, String> variables) {
    Map<String, String> safe = new LinkedHashMap<>();
    variables.forEach((name, value) -> safe.put(name, named(name, value)));
    return safe;
  }

  /** The variables that are worth keeping, secrets marked; never the whole environment. */
  public Map<String, String> allowListed(Map<String, String> variables) {
    Map<String, String> safe = new LinkedHashMap<>();
    variables.forEach(
        (name, value) -> {
          if (EnvironmentAllowList.keeps(name)) {
            safe.put(name, named(name, value));
          }
        });
    return safe;
  }

  /** An argument vector with every secret marked, also several values after one flag. */
  public List<String> argv(List<String> argv) {
    List<String> safe = new ArrayList<>();
    boolean afterSecret = false;
    for (String word : argv) {
      int equals = word.indexOf('=');
      if (equals > 0
          && SecretNames.isSecret(word.substring(0, equals))
          && word.substring(0, equals).matches("-*[A-Za-z0-9_.-]+")) {
        String value = word.substring(equals + 1);
        safe.add(word.substring(0, equals + 1) + (value.isEmpty() ? "" : marker(value)));
        afterSecret = false;
      } else if (word.startsWith("-")
          && word.length() > 1
          && !(afterSecret && !word.startsWith("--"))) {
        afterSecret = isSecretFlag(word);
        safe.add(text(word));
      } else {
        safe.add(afterSecret && !word.isEmpty() ? marker(word) : text(word));
      }
    }
    return safe;
  }

  private static boolean isSecretFlag(String word) {
    return (word.startsWith("--") && SecretNames.isSecret(word)) || word.equals("-hft");
  }

  /** Any text with the secrets in it marked: log lines, shell lines, configuration files, URLs. */
  public String text(String text) {
    String safe = text;
    for (Pattern shape : SecretPatterns.SHAPES) {
      safe = replace(shape, safe, false);
    }
    if (safe.length() > 3) {
      safe = replace(SecretPatterns.ASSIGNED, safe, true);
      safe = replace(SecretPatterns.FLAG, safe, true);
    }
    return safe;
  }

  private String replace(Pattern pattern, String text, boolean namedFirst) {
    Matcher matcher = pattern.matcher(text);
    StringBuilder out = new StringBuilder();
    int done = 0;
    while (matcher.find()) {
      int group = namedFirst ? valueGroup(matcher) : 1;
      String secret = matcher.group(group);
      if (secret == null
          || secret.isEmpty()
          || secret.startsWith(START)
          || secret.startsWith("-----BEGIN ‹")
          || (namedFirst && (!SecretNames.isSecret(matcher.group(1)) || isPlaceholder(secret)))) {
        continue;
      }
      out.append(text, done, matcher.start(group)).append(marker(secret));
      done = matcher.end(group);
    }
    return done == 0 ? text : out.append(text, done, text.length()).toString();
  }

  private static int valueGroup(Matcher matcher) {
    for (int group = 2; group < matcher.groupCount(); group++) {
      if (matcher.group(group) != null) {
        return group;
      }
    }
    return matcher.groupCount();
  }

  private static boolean isPlaceholder(String value) {
    return value.matches(
        "None|null|True|False|true|false|\\$\\{?[A-Za-z_][A-Za-z0-9_]*\\}?|\\$\\([A-Za-z_][A-Za-z0-9_]*\\)|--?[a-z][a-z0-9-]*");
  }

  /**
   * A plain JSON tree with every secret marked: by key, by shape, in argv lists and in env entries.
   */
  public Object tree(Object value) {
    return new SecretTree(this).redact(value);
  }
}
