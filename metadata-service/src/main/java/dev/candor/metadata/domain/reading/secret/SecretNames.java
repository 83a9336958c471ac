package dev.candor.metadata.domain.reading.secret;

import java.util.Locale;
import java.util.regex.Pattern;

/** Tells by its name whether a variable, a flag or a key holds a secret. */
public final class SecretNames {
  /** The same test as a piece of a larger expression, over lower case or any case. */
  static final String NAME =
      "(?:[a-z0-9]+[_.-])*(?:token|auth[_-]?token|access[_-]?token|id[_-]?token|api[_-]?keys?|apikey|secrets?"
          + "|client[_-]?secret|secret[_-]?key|secret[_-]?access[_-]?key|access[_-]?key(?:[_-]?id)?|account[_-]?key"
          + "|private[_-]?key|signing[_-]?key|encryption[_-]?key|master[_-]?key|license[_-]?key|ssh[_-]?key|auth[_-]?key"
          + "|shared[_-]?key|service[_-]?key|passwords?|passwd|passphrase|pwd|pat|authorization|auth|credentials?|cookie"
          + "|session[_-]?key|connection[_-]?string|dsn|ssl[_-]?keyfile(?:[_-]?password)?|ssl[_-]?key[_-]?file"
          + "|keyfile[_-]?password|authtoken|bearer|webhook(?:[_-]?url)?|dockerconfigjson|htpasswd|key)(?:[_-]?[0-9]+)?";

  private static final Pattern SECRET = Pattern.compile(NAME);
  private static final Pattern HARMLESS =
      Pattern.compile(
          "(?:.*[_-])?(?:eos|bos|pad|unk|mask|sep|cls|stop|image|video|audio|special|think|first|last|next|max|min|per"
              + "|each|new|prompt|output|input|adapter|draft|no|num|skip|end|start|begin|ignore)[_-]token"
              + "|pwd|oldpwd|(?:.*[_-])?(?:public|primary|cache|sort|foreign|routing|partition|config|dict|state|metric|label|tls[_-]?ca"
              + "|cache[_-]?info)[_-]key|key(?:[_-]?[0-9]+)?|.*[_-]auth[_-]sock|ssh_auth_sock|(?:.*[_-])?webhook|auth");

  private SecretNames() {}

  /**
   * Whether the name stands for a secret: {@code HF_TOKEN}, {@code --api-key}, {@code dbPassword}.
   */
  public static boolean isSecret(String name) {
    String plain =
        name.replaceAll("^-+", "")
            .replaceAll("([a-z0-9])([A-Z])", "$1_$2")
            .toLowerCase(Locale.ROOT);
    return SECRET.matcher(plain).matches() && !HARMLESS.matcher(plain).matches();
  }
}
