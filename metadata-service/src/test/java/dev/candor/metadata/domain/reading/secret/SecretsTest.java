package dev.candor.metadata.domain.reading.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.FileAccess;
import dev.candor.metadata.domain.reading.text.JsonText;
import dev.candor.metadata.inspect.ReadingJson;
import dev.candor.metadata.inspect.SnakeYamlFormats;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SecretsTest {
  private static final Secrets SECRETS =
      Secrets.withKey("installation one".getBytes(StandardCharsets.UTF_8));
  private static final ConfigurationReader READER =
      new ConfigurationReader(SECRETS, new SnakeYamlFormats());
  private static final Context VLLM = Context.of(Engine.VLLM);

  private static void assertNothingLeft(Object read) {
    String text = read instanceof String already ? already : JsonText.of(read);
    PlantedSecrets.all()
        .forEach((name, secret) -> assertThat(text).as(name).doesNotContain(secret));
  }

  private static String flags() {
    StringBuilder line = new StringBuilder("vllm serve m");
    PlantedSecrets.all()
        .forEach(
            (name, secret) ->
                line.append(" --")
                    .append(name.toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
                    .append(" '")
                    .append(secret)
                    .append("'"));
    return line.toString();
  }

  @Test
  void shouldKnowFortyKinds() {
    assertThat(PlantedSecrets.all()).hasSize(40);
    assertThat(PlantedSecrets.all().keySet()).allMatch(SecretNames::isSecret);
  }

  @Test
  void shouldGiveTheSameMarkerForTheSameSecretUnderOneKeyOnly() {
    // When
    String marker = SECRETS.marker("hunter2");

    // Then
    assertThat(marker).matches("‹secret:[0-9a-f]{6}›").isEqualTo(SECRETS.marker("hunter2"));
    assertThat(marker).isNotEqualTo(SECRETS.marker("hunter3"));
    assertThat(marker).isNotEqualTo(Secrets.withKey(new byte[] {1}).marker("hunter2"));
    assertThat(SECRETS.marker(marker)).isEqualTo(marker);
  }

  @Test
  void shouldLeaveNoSecretOfAnEnvironment() {
    // When
    Object read =
        ReadingJson.of(
            READER.argv(List.of("vllm", "serve", "m"), VLLM.withEnvironment(PlantedSecrets.all())));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.environment(PlantedSecrets.all()).toString());
    assertThat(SECRETS.allowListed(PlantedSecrets.all())).isEmpty();
  }

  @Test
  void shouldLeaveNoSecretOfAShellLine() {
    // When
    Object read = ReadingJson.of(READER.shell(flags(), VLLM));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.text(flags()));
  }

  @Test
  void shouldLeaveNoSecretOfAnArgumentVector() {
    // Given
    List<String> argv = new ArrayList<>(List.of("vllm", "serve", "m"));
    PlantedSecrets.all()
        .forEach(
            (name, secret) ->
                argv.addAll(
                    List.of(
                        "--" + name.toLowerCase(java.util.Locale.ROOT).replace('_', '-'), secret)));

    // When
    List<String> safe = SECRETS.argv(argv);

    // Then
    assertNothingLeft(safe);
    assertNothingLeft(ReadingJson.of(READER.argv(argv, VLLM)));
  }

  @Test
  void shouldLeaveNoSecretOfInspectOutput() {
    // Given
    List<Object> env = new ArrayList<>();
    PlantedSecrets.all().forEach((name, secret) -> env.add(name + "=" + secret));
    Map<String, Object> inspect = new LinkedHashMap<>();
    inspect.put("Path", "bash");
    inspect.put("Args", List.of("-c", flags()));
    inspect.put("Config", Map.of("Env", env, "Image", "x", "Labels", PlantedSecrets.all()));

    // When
    Object read = ReadingJson.of(READER.dockerInspect(List.of(inspect), VLLM));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.tree(List.of(inspect)));
  }

  @Test
  void shouldLeaveNoSecretOfAPod() {
    // Given
    List<Object> env = new ArrayList<>();
    PlantedSecrets.all().forEach((name, secret) -> env.add(Map.of("name", name, "value", secret)));
    Map<String, Object> container =
        Map.of("name", "v", "image", "vllm/vllm-openai", "args", List.of("m"), "env", env);
    Map<String, Object> pod =
        Map.of("kind", "Pod", "spec", Map.of("containers", List.of(container)));

    // When
    Object read = ReadingJson.of(READER.pod(pod, VLLM));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.tree(pod));
  }

  @Test
  void shouldLeaveNoSecretOfAComposeFile() {
    // Given
    StringBuilder yaml =
        new StringBuilder(
            "services:\n  v:\n    image: vllm/vllm-openai\n    command: m\n    environment:\n");
    PlantedSecrets.all()
        .forEach(
            (name, secret) ->
                yaml.append("      ").append(name).append(": '").append(secret).append("'\n"));

    // When
    Object read = ReadingJson.of(READER.compose(yaml.toString(), VLLM));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.text(yaml.toString()));
  }

  @Test
  void shouldLeaveNoSecretOfALog() {
    // Given
    StringBuilder log =
        new StringBuilder("INFO 02-01 23:01:25 [utils.py:250] non-default args: {'model': 'm'");
    PlantedSecrets.all()
        .forEach(
            (name, secret) ->
                log.append(", '")
                    .append(name.toLowerCase(java.util.Locale.ROOT))
                    .append("': ['")
                    .append(secret)
                    .append("']"));
    log.append("}\n[2026-08-17 10:00:00] server_args=ServerArgs(model_path='m'");
    PlantedSecrets.all()
        .forEach(
            (name, secret) ->
                log.append(", ")
                    .append(name.toLowerCase(java.util.Locale.ROOT))
                    .append("='")
                    .append(secret)
                    .append("'"));

    // When
    Object read = ReadingJson.of(READER.log(log.toString(), VLLM));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.text(log.toString()));
  }

  @Test
  void shouldLeaveNoSecretOfAConfigurationFile() {
    // Given
    StringBuilder yaml = new StringBuilder("model: m\n");
    PlantedSecrets.all()
        .forEach(
            (name, secret) ->
                yaml.append(name.toLowerCase(java.util.Locale.ROOT))
                    .append(": \"")
                    .append(secret)
                    .append("\"\n"));
    Context context = VLLM.withFiles(FileAccess.of(Map.of("/c.yaml", yaml.toString())));

    // When
    Object read =
        ReadingJson.of(READER.argv(List.of("vllm", "serve", "--config", "/c.yaml"), context));

    // Then
    assertNothingLeft(read);
    assertNothingLeft(SECRETS.text(yaml.toString()));
  }

  @Test
  void shouldMarkCredentialsInUrlsAndHeaders() {
    // When
    String safe =
        SECRETS.text(
            "curl -H 'Authorization: Bearer abcdefgh12345' http://me:pa55word@proxy:3128/x?token=tok3nvalue&a=1"
                + " https://bucket/x?X-Amz-Signature=aa11bb22");

    // Then
    assertThat(safe)
        .doesNotContain("abcdefgh12345", "pa55word", "tok3nvalue", "aa11bb22")
        .contains("@proxy:3128", "a=1");
  }

  @Test
  void shouldMarkAPrivateKeyBlock() {
    // When
    String safe =
        SECRETS.text(
            "x\n-----BEGIN RSA PRIVATE KEY-----\nMIIabc\n-----END RSA PRIVATE KEY-----\ny");

    // Then
    assertThat(safe).doesNotContain("MIIabc").startsWith("x\n").endsWith("\ny");
  }

  @Test
  void shouldLeaveOrdinaryTextAlone() {
    // Given
    String line =
        "max_num_batched_tokens=8192, eos_token='</s>', tokenizer='a/b', TOKENIZERS_PARALLELISM=false, http://host:8000/v1";

    // When
    String safe = SECRETS.text(line);

    // Then
    assertThat(safe).isEqualTo(line);
  }

  @Test
  void shouldBeStableWhenAppliedTwice() {
    // When
    String once = SECRETS.text(flags());

    // Then
    assertThat(SECRETS.text(once)).isEqualTo(once);
  }
}
