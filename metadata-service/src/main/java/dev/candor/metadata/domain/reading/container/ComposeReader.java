package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.shell.ShellCommand;
import dev.candor.metadata.domain.reading.shell.ShellReader;
import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reads the services of a compose file. */
final class ComposeReader {
  private final Map<String, String> variables;
  private final Context context;

  private ComposeReader(Context context) {
    this.context = context;
    this.variables = context.environment();
  }

  /** One set of facts for each service, in the file's order. */
  static List<ContainerFacts> read(Object yaml, Context context) {
    ComposeReader reader = new ComposeReader(context);
    List<ContainerFacts> all = new ArrayList<>();
    if (yaml instanceof Map<?, ?> file) {
      Map<?, ?> services =
          file.get("services") instanceof Map<?, ?> map
              ? map
              : file.containsKey("image") ? Map.of("service", file) : file;
      services.forEach(
          (name, service) -> {
            if (service instanceof Map<?, ?> map) {
              all.add(reader.service(String.valueOf(name), map));
            }
          });
    }
    return all;
  }

  private ContainerFacts service(String name, Map<?, ?> service) {
    ContainerFacts facts = new ContainerFacts("compose");
    facts.more.put("service", name);
    facts.image = Optional.ofNullable(service.get("image")).map(this::word);
    files(service.get("env_file"), facts);
    environment(service.get("environment"), facts);
    List<Word> entrypoint = words(service.get("entrypoint"));
    facts.words = new ArrayList<>(entrypoint);
    facts.words.addAll(words(service.get("command")));
    facts.wholeCommand = !entrypoint.isEmpty();
    if (service.get("ports") instanceof List<?> ports) {
      ports.forEach(port -> port(port == null ? "" : port, facts));
    }
    Optional.ofNullable(service.get("shm_size"))
        .map(this::word)
        .flatMap(word -> Numbers.bytes(word.text()))
        .ifPresent(bytes -> facts.shmBytes = Optional.of(bytes));
    Optional.ofNullable(service.get("ipc"))
        .ifPresent(mode -> facts.more.put("ipc_mode", word(mode).text()));
    Optional.ofNullable(service.get("network_mode"))
        .ifPresent(mode -> facts.more.put("network_mode", word(mode).text()));
    Optional.ofNullable(service.get("container_name"))
        .ifPresent(own -> facts.more.put("container_name", word(own).text()));
    gpus(service, facts);
    if (service.containsKey("extends")) {
      facts.warnings.add("the service extends another one, which is not followed");
    }
    return facts;
  }

  private Word word(Object scalar) {
    return Interpolation.of(scalar, variables);
  }

  /**
   * A list, or one string that compose splits as a shell splits words, without expanding variables.
   */
  private List<Word> words(@org.jspecify.annotations.Nullable Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(each -> word(Objects.requireNonNullElse(each, ""))).toList();
    }
    if (value == null) {
      return List.of();
    }
    String text = word(value).text().replace('\n', ' ');
    return ShellReader.read(text.replaceAll("[;&|()<>#]", "\\\\$0"), Map.of(), List.of(), false)
        .commands()
        .stream()
        .flatMap(command -> assigned(command).stream())
        .toList();
  }

  private static List<Word> assigned(ShellCommand command) {
    List<Word> words = new ArrayList<>();
    command
        .environment()
        .forEach((name, value) -> words.add(value.with(name + "=" + value.text())));
    words.addAll(command.words());
    return words;
  }

  private void environment(
      @org.jspecify.annotations.Nullable Object environment, ContainerFacts facts) {
    if (environment instanceof List<?> list) {
      list.forEach(entry -> facts.variable(host(word(Objects.requireNonNullElse(entry, "")))));
    } else if (environment instanceof Map<?, ?> map) {
      map.forEach(
          (name, value) -> {
            boolean passed = value == null || value instanceof Enum<?>;
            facts.variable(
                passed
                    ? host(Word.of(String.valueOf(name)))
                    : entry(name, word(Objects.requireNonNull(value))));
          });
    }
  }

  private static Word entry(Object name, Word value) {
    return value.with(name + "=" + value.text());
  }

  private Word host(Word entry) {
    String held = variables.get(entry.text());
    return held == null ? entry : Word.of(entry.text() + "=" + held);
  }

  private void files(@org.jspecify.annotations.Nullable Object names, ContainerFacts facts) {
    List<?> list =
        names instanceof List<?> several ? several : names == null ? List.of() : List.of(names);
    for (Object each : list) {
      Object path = each instanceof Map<?, ?> map ? map.get("path") : each;
      String name = word(Objects.requireNonNullElse(path, "")).text();
      context
          .files()
          .read(name)
          .ifPresentOrElse(
              facts::file,
              () ->
                  facts.warnings.add(
                      "the file of env_file "
                          + name
                          + " cannot be reached: its variables are not known"));
    }
  }

  private void port(Object port, ContainerFacts facts) {
    if (port instanceof Map<?, ?> map) {
      String published = word(Objects.requireNonNullElse(map.get("published"), "")).text();
      PortMapping.parse(published + ":" + map.get("target"), "ports").ifPresent(facts.ports::add);
    } else {
      String text = word(port).text();
      PortMapping.parse(text, "ports " + text).ifPresent(facts.ports::add);
    }
  }

  private void gpus(Map<?, ?> service, ContainerFacts facts) {
    Map<?, ?> reservations =
        InspectReader.map(
            InspectReader.map(InspectReader.map(service, "deploy"), "resources"), "reservations");
    List<?> devices =
        reservations.get("devices") instanceof List<?> list
            ? list
            : service.get("gpus") instanceof List<?> list ? list : List.of();
    for (Object device : devices) {
      if (device instanceof Map<?, ?> map && facts.gpus.isEmpty()) {
        facts.gpus = Gpus.request(interpolated(map));
      }
    }
    if (service.get("gpus") instanceof String all && facts.gpus.isEmpty()) {
      facts.gpus = Gpus.option(word(all).text());
    }
    if (facts.gpus.isEmpty() && service.get("devices") instanceof List<?> list) {
      facts.gpus =
          Gpus.devices(
              list.stream()
                  .map(each -> word(Objects.requireNonNullElse(each, "")).text())
                  .toList());
    }
    if (facts.gpus.isEmpty() && "nvidia".equals(service.get("runtime"))) {
      facts.gpus = Gpus.visible(facts.known().getOrDefault("NVIDIA_VISIBLE_DEVICES", ""));
    }
  }

  private Map<String, Object> interpolated(Map<?, ?> map) {
    Map<String, Object> plain = new java.util.LinkedHashMap<>();
    map.forEach(
        (key, value) -> {
          Object given = Objects.requireNonNullElse(value, "");
          plain.put(
              String.valueOf(key),
              given instanceof List<?> list
                  ? list.stream()
                      .map(each -> word(Objects.requireNonNullElse(each, "")).text())
                      .toList()
                  : word(given).text());
        });
    return plain;
  }
}
