package dev.candor.metadata.domain.reading.environment;

import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.secret.EnvironmentAllowList;
import dev.candor.metadata.domain.reading.secret.SecretNames;
import dev.candor.metadata.domain.reading.secret.Secrets;
import java.util.Map;
import java.util.Optional;

/** Keeps the variables that matter, and notes the secrets among all of them. */
public final class ProcessEnvironment {
  private ProcessEnvironment() {}

  /** Writes the field {@code env} and the secrets. */
  public static void write(
      Map<String, Token> environment,
      Optional<Engine> engine,
      Secrets secrets,
      ReadingBuilder out) {
    environment.forEach((name, value) -> variable(name, value, secrets, out));
    if (engine.equals(Optional.of(Engine.VLLM))
        && environment.containsKey("VLLM_SERVER_DEV_MODE")) {
      out.warn("VLLM_SERVER_DEV_MODE opens endpoints that can change the engine");
    }
  }

  private static void variable(String name, Token value, Secrets secrets, ReadingBuilder out) {
    String text = value.text();
    boolean open = value.unresolved().isPresent();
    if (SecretNames.isSecret(name)) {
      if (open || !text.isEmpty()) {
        out.secret("env:" + name, open ? Secrets.UNKNOWN : secrets.marker(text));
      }
      return;
    }
    String safe = secrets.text(text);
    if (!safe.equals(text)) {
      int start = safe.indexOf('‹');
      int end = safe.indexOf('›', Math.max(0, start));
      out.secret(
          "env:" + name,
          start >= 0 && end > start ? safe.substring(start, end + 1) : secrets.marker(text));
    }
    if (!EnvironmentAllowList.keeps(name)) {
      return;
    }
    if (open) {
      out.unresolved("env." + name, value.unresolved().orElse("not in the input"));
    } else {
      out.put("env." + name, safe, value.source(), value.where());
    }
  }
}
