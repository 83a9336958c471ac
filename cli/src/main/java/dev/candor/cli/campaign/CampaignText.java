package dev.candor.cli.campaign;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/**
 * A campaign as YAML. The text of a file is sent as it stands, so that the service's messages name
 * its lines; only flags make a text of ours.
 *
 * @param yaml what is submitted
 * @param content the same, parsed; what it means is the service's business
 */
public record CampaignText(String yaml, Map<String, Object> content) {
  private static final int MOST_BYTES = 1024 * 1024;
  private static final int MOST_ALIASES = 50;

  /**
   * Reads a file and lays the flags over it.
   *
   * @throws CliException when the file cannot be read, or is no YAML mapping
   */
  public static CampaignText of(Optional<Path> file, RunFlags flags) {
    if (file.isEmpty() && flags.endpoint().isEmpty()) {
      throw CliException.badInput(
          "Name a campaign file (./candor run examples/demo.yaml) or an engine (--endpoint URL).");
    }
    String text = file.map(CampaignText::read).orElse("candor: campaign/v1\nname: command-line\n");
    Map<String, Object> content = parse(text);
    if (flags.isEmpty()) {
      return new CampaignText(text, content);
    }
    Map<String, Object> merged = merge(content, flags);
    DumperOptions block = new DumperOptions();
    block.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    return new CampaignText(new Yaml(block).dump(merged), merged);
  }

  /** Whether an engine is named; without one the reference server is measured. */
  public boolean hasEndpoint() {
    return content.get("endpoint") instanceof Map<?, ?> endpoint && endpoint.get("url") != null;
  }

  /** The reference server's timing as its arguments. */
  public List<String> referenceArguments() {
    List<String> arguments = new ArrayList<>();
    if (content.get("reference") instanceof Map<?, ?> timing) {
      timing.forEach(
          (key, value) ->
              arguments.addAll(
                  List.of("--" + String.valueOf(key).replace('_', '-'), String.valueOf(value))));
    }
    return List.copyOf(arguments);
  }

  /** Names this very text among others. */
  public String hash() {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(yaml.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /**
   * The text of a file.
   *
   * @throws CliException saying why it cannot be read, or that it is too large
   */
  public static String read(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw CliException.badInput(file + " is a folder; name a campaign file.");
      }
      if (!Files.exists(file)) {
        throw CliException.badInput("There is no file " + file + ".");
      }
      if (Files.size(file) > MOST_BYTES) {
        throw CliException.badInput(
            "%s is larger than a campaign file may be (1 MiB).".formatted(file));
      }
      return Files.readString(file);
    } catch (MalformedInputException e) {
      throw CliException.badInput(file + " is not UTF-8 text.");
    } catch (IOException e) {
      throw CliException.badInput(file + " cannot be read.");
    }
  }

  private static Map<String, Object> parse(String text) {
    LoaderOptions limits = new LoaderOptions();
    limits.setMaxAliasesForCollections(MOST_ALIASES);
    limits.setAllowDuplicateKeys(false);
    try {
      Object loaded = new Yaml(new SafeConstructor(limits)).load(text);
      if (loaded instanceof Map<?, ?> map) {
        Map<String, Object> content = new LinkedHashMap<>();
        map.forEach((key, value) -> content.put(String.valueOf(key), value));
        return content;
      }
      throw CliException.badInput("The campaign file holds no mapping of keys to values.");
    } catch (YAMLException e) {
      throw CliException.badInput("The campaign file is not YAML: " + e.getMessage());
    }
  }

  private static Map<String, Object> merge(Map<String, Object> content, RunFlags flags) {
    Map<String, Object> merged = new LinkedHashMap<>(content);
    Map<String, Object> endpoint = part(content, "endpoint");
    flags.endpoint().ifPresent(value -> endpoint.put("url", value));
    flags.api().ifPresent(value -> endpoint.put("api", value));
    flags.model().ifPresent(value -> endpoint.put("model", value));
    flags.apiKeyName().ifPresent(value -> endpoint.put("api_key", value));
    Map<String, Object> window = part(content, "window");
    flags.ramp().ifPresent(value -> window.put("ramp", value));
    flags.window().ifPresent(value -> window.put("length", value));
    Map<String, Object> engine = part(content, "engine");
    flags.restart().ifPresent(value -> engine.put("restart", value));
    Map.of("endpoint", endpoint, "window", window, "engine", engine)
        .forEach(
            (key, value) -> {
              if (!value.isEmpty()) {
                merged.put(key, value);
              }
            });
    if (!flags.levels().isEmpty()) {
      merged.put("levels", new ArrayList<>(flags.levels()));
    }
    if (!flags.shapes().isEmpty()) {
      merged.put("shapes", new ArrayList<>(flags.shapes()));
    }
    flags.repeats().ifPresent(value -> merged.put("repeats", value));
    return merged;
  }

  private static Map<String, Object> part(Map<String, Object> content, String key) {
    Map<String, Object> part = new LinkedHashMap<>();
    if (content.get(key) instanceof Map<?, ?> given) {
      given.forEach((name, value) -> part.put(String.valueOf(name), value));
    }
    return part;
  }
}
