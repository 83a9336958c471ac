package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.FileAccess;
import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what {@code docker inspect} and {@code podman inspect} print of a container. */
final class InspectReader {
  private InspectReader() {}

  /** One set of facts for each container in the output. */
  static List<ContainerFacts> read(Object json, Context context) {
    List<ContainerFacts> all = new ArrayList<>();
    if (json instanceof List<?> list) {
      list.forEach(each -> all.addAll(read(each == null ? "" : each, context)));
    } else if (json instanceof Map<?, ?> map) {
      all.add(container(map));
    }
    return all;
  }

  private static ContainerFacts container(Map<?, ?> map) {
    ContainerFacts facts = new ContainerFacts("container");
    Map<?, ?> config = map(map, "Config");
    Map<?, ?> host = map(map, "HostConfig");
    facts.wholeCommand = true;
    facts.words = new ArrayList<>(Word.all(command(map, config)));
    texts(config, "Env").forEach(entry -> facts.variable(Word.of(entry)));
    text(config, "Image")
        .or(() -> text(map, "ImageName"))
        .ifPresent(image -> facts.image = Optional.of(Word.of(image)));
    text(map, "ImageName").ifPresent(image -> facts.image = Optional.of(Word.of(image)));
    facts.imageId = text(map, "Image");
    facts.imageDigest = text(map, "ImageDigest");
    text(map(map, "ImageManifestDescriptor"), "digest")
        .ifPresent(digest -> facts.more.put("image_manifest_digest", digest));
    facts.shmBytes =
        host.get("ShmSize") instanceof Number size
            ? Optional.of(size.longValue())
            : Optional.empty();
    text(map, "Name")
        .ifPresent(name -> facts.more.put("container_name", name.replaceFirst("^/", "")));
    text(host, "IpcMode").ifPresent(mode -> facts.more.put("ipc_mode", mode));
    text(host, "NetworkMode").ifPresent(mode -> facts.more.put("network_mode", mode));
    text(map(map, "State"), "StartedAt")
        .ifPresent(time -> facts.more.put("container_started_at", time));
    if (map.get("RestartCount") instanceof Number count) {
      facts.more.put("container_restarts", count.longValue());
    }
    if (Boolean.FALSE.equals(map(map, "State").get("Running"))) {
      facts.warnings.add("the container is not running");
    }
    ports(map(map(map, "NetworkSettings"), "Ports"), facts);
    if (facts.ports.isEmpty()) {
      ports(map(host, "PortBindings"), facts);
    }
    gpus(map, config, host, facts);
    return facts;
  }

  private static List<String> command(Map<?, ?> map, Map<?, ?> config) {
    List<String> configured = new ArrayList<>(entrypoint(config));
    configured.addAll(texts(config, "Cmd"));
    Optional<String> path = text(map, "Path");
    if (path.isEmpty()) {
      return configured;
    }
    List<String> arguments = texts(map, "Args");
    if (!arguments.isEmpty()
        && arguments.getFirst().equals(path.get())
        && arguments.equals(configured)) {
      return arguments;
    }
    List<String> command = new ArrayList<>();
    command.add(path.get());
    command.addAll(arguments);
    return command;
  }

  private static List<String> entrypoint(Map<?, ?> config) {
    if (config.get("Entrypoint") instanceof String text && !text.isBlank()) {
      return List.of((Object[]) text.strip().split("\\s+", -1)).stream()
          .map(String::valueOf)
          .toList();
    }
    return texts(config, "Entrypoint");
  }

  private static void ports(Map<?, ?> ports, ContainerFacts facts) {
    ports.forEach(
        (container, bindings) -> {
          if (bindings instanceof List<?> list) {
            for (Object binding : list) {
              if (binding instanceof Map<?, ?> one) {
                PortMapping.parse(
                        one.get("HostPort") + ":" + container, "NetworkSettings.Ports." + container)
                    .ifPresent(facts.ports::add);
              }
            }
          }
        });
  }

  private static void gpus(Map<?, ?> map, Map<?, ?> config, Map<?, ?> host, ContainerFacts facts) {
    if (host.get("DeviceRequests") instanceof List<?> requests) {
      for (Object request : requests) {
        if (request instanceof Map<?, ?> one && facts.gpus.isEmpty()) {
          facts.gpus = Gpus.request(one);
        }
      }
    }
    if (facts.gpus.isEmpty() && host.get("Devices") instanceof List<?> devices) {
      facts.gpus = Gpus.devices(devices.stream().map(InspectReader::device).toList());
    }
    List<String> created = texts(config, "CreateCommand");
    if (!created.isEmpty()) {
      DockerRun.read(Word.all(created), "container", FileAccess.none(), Map.of())
          .ifPresent(
              run -> {
                facts.gpus = facts.gpus.or(() -> run.gpus);
                if (facts.ports.isEmpty()) {
                  facts.ports.addAll(run.ports);
                }
                facts.shmBytes = facts.shmBytes.or(() -> run.shmBytes);
              });
    }
    if (facts.gpus.isEmpty()
        && host.get("Runtime") instanceof String runtime
        && runtime.contains("nvidia")) {
      facts.gpus = Gpus.visible(facts.known().getOrDefault("NVIDIA_VISIBLE_DEVICES", ""));
    }
    if (facts.gpus.isEmpty() && Boolean.TRUE.equals(host.get("Privileged"))) {
      facts.warnings.add(
          "the container is privileged: it may see GPUs that no device request names");
    }
    Numbers.integer(String.valueOf(map(map, "State").get("Pid")))
        .filter(pid -> pid > 0)
        .ifPresent(pid -> facts.more.put("container_pid", pid));
  }

  private static String device(Object device) {
    Object path = device instanceof Map<?, ?> map ? map.get("PathOnHost") : device;
    return String.valueOf(path);
  }

  static Map<?, ?> map(Map<?, ?> parent, String key) {
    return parent.get(key) instanceof Map<?, ?> map ? map : Map.of();
  }

  static Optional<String> text(Map<?, ?> parent, String key) {
    return parent.get(key) instanceof String text && !text.isEmpty()
        ? Optional.of(text)
        : Optional.empty();
  }

  static List<String> texts(Map<?, ?> parent, String key) {
    return parent.get(key) instanceof List<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }
}
