package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads pods, and everything that holds a pod template: Deployments, Jobs, LeaderWorkerSets and
 * others.
 */
final class PodReader {
  private static final Pattern REFERENCE =
      Pattern.compile("\\$(\\$)?\\(([A-Za-z_.-][A-Za-z0-9_.-]*)\\)");
  private static final int MAX_DEPTH = 12;

  private PodReader() {}

  /** One set of facts for each container of each pod template found, leaders first. */
  static List<ContainerFacts> read(Object json) {
    List<ContainerFacts> all = new ArrayList<>();
    search(json, json instanceof Map<?, ?> root ? root : Map.of(), all, 0);
    return all;
  }

  private static void search(
      @org.jspecify.annotations.Nullable Object at,
      Map<?, ?> root,
      List<ContainerFacts> all,
      int depth) {
    if (depth > MAX_DEPTH) {
      return;
    }
    if (at instanceof List<?> list) {
      list.forEach(
          each ->
              search(
                  each,
                  each instanceof Map<?, ?> map && map.containsKey("spec") ? map : root,
                  all,
                  depth + 1));
    } else if (at instanceof Map<?, ?> map) {
      if (map.get("containers") instanceof List<?> containers) {
        containers.forEach(
            container -> {
              if (container instanceof Map<?, ?> one) {
                all.add(container(one, map, root));
              }
            });
        return;
      }
      if (map.get("model") instanceof Map<?, ?> model
          && map.size() < 20
          && (model.containsKey("args") || model.containsKey("env"))) {
        all.add(container(model, map, root));
      }
      search(map.get("leaderTemplate"), root, all, depth + 1);
      map.forEach(
          (key, value) -> {
            if (!"leaderTemplate".equals(key) && !"status".equals(key) && !"metadata".equals(key)) {
              search(value, root, all, depth + 1);
            }
          });
    }
  }

  private static ContainerFacts container(Map<?, ?> container, Map<?, ?> spec, Map<?, ?> root) {
    ContainerFacts facts = new ContainerFacts("pod");
    environment(container, facts);
    List<Word> command = words(container.get("command"), facts);
    facts.wholeCommand = !command.isEmpty();
    facts.words = new ArrayList<>(command);
    facts.words.addAll(words(container.get("args"), facts));
    InspectReader.text(container, "image")
        .ifPresent(image -> facts.image = Optional.of(Word.of(image)));
    resources(container, facts);
    status(container, root, facts);
    sharedMemory(container, spec, facts);
    if (container.get("envFrom") instanceof List<?> from && !from.isEmpty()) {
      facts.warnings.add("envFrom adds variables that the pod does not show");
    }
    return facts;
  }

  private static List<Word> words(
      @org.jspecify.annotations.Nullable Object list, ContainerFacts facts) {
    List<?> given =
        list instanceof List<?> several ? several : list == null ? List.of() : List.of(list);
    return given.stream().map(each -> expand(String.valueOf(each), facts)).toList();
  }

  /**
   * Kubelet's {@code $(VAR)}: from the container's own variables only, unknown ones stay as
   * written.
   */
  private static Word expand(String text, ContainerFacts facts) {
    StringBuilder out = new StringBuilder();
    Optional<String> why = Optional.empty();
    Matcher matcher = REFERENCE.matcher(text);
    int done = 0;
    while (matcher.find()) {
      out.append(text, done, matcher.start());
      done = matcher.end();
      if (matcher.group(1) != null) {
        out.append(matcher.group().substring(1));
        continue;
      }
      var held = facts.environment.get(matcher.group(2));
      if (held != null && held.unresolved().isEmpty()) {
        out.append(held.text());
        continue;
      }
      out.append(matcher.group());
      if (why.isEmpty()) {
        why =
            held == null
                ? Optional.of("the container has no variable " + matcher.group(2) + " in its spec")
                : held.unresolved();
      }
    }
    return new Word(out.append(text.substring(done)).toString(), why);
  }

  private static void environment(Map<?, ?> container, ContainerFacts facts) {
    if (!(container.get("env") instanceof List<?> list)) {
      return;
    }
    for (Object each : list) {
      if (!(each instanceof Map<?, ?> entry)) {
        continue;
      }
      String name = String.valueOf(entry.get("name"));
      if (entry.get("valueFrom") instanceof Map<?, ?> from) {
        facts.variable(
            name,
            new Word("", Optional.of("the variable " + name + " comes from " + from.keySet())));
        if (from.containsKey("secretKeyRef")) {
          facts.secretVariables.put(name, name);
        }
      } else {
        facts.variable(
            name,
            expand(String.valueOf(Objects.requireNonNullElse(entry.get("value"), "")), facts));
      }
    }
  }

  private static void resources(Map<?, ?> container, ContainerFacts facts) {
    Map<?, ?> resources = InspectReader.map(container, "resources");
    for (String kind : List.of("limits", "requests")) {
      InspectReader.map(resources, kind)
          .forEach(
              (name, amount) -> {
                boolean gpu =
                    String.valueOf(name)
                        .matches("(nvidia|amd|gpu\\.intel)\\.com/(gpu|mig-.*|i915|xe)(\\.shared)?");
                if (gpu && !facts.more.containsKey("gpus_requested")) {
                  Numbers.integer(String.valueOf(amount))
                      .ifPresent(count -> facts.more.put("gpus_requested", count));
                }
              });
    }
  }

  private static void status(Map<?, ?> container, Map<?, ?> root, ContainerFacts facts) {
    if (!(InspectReader.map(root, "status").get("containerStatuses") instanceof List<?> statuses)) {
      return;
    }
    for (Object each : statuses) {
      if (each instanceof Map<?, ?> status
          && Objects.equals(status.get("name"), container.get("name"))) {
        InspectReader.text(status, "imageID")
            .ifPresent(
                id -> {
                  int at = id.indexOf("sha256:");
                  boolean digest = at >= 0 && id.contains("@");
                  facts.imageDigest = digest ? Optional.of(id.substring(at)) : Optional.empty();
                  facts.imageId = digest ? Optional.empty() : Optional.of(id);
                });
        InspectReader.text(
                InspectReader.map(InspectReader.map(status, "state"), "running"), "startedAt")
            .ifPresent(time -> facts.more.put("container_started_at", time));
        if (status.get("restartCount") instanceof Number count) {
          facts.more.put("container_restarts", count.longValue());
        }
      }
    }
    InspectReader.text(InspectReader.map(root, "spec"), "nodeName")
        .ifPresent(node -> facts.more.put("node_name", node));
  }

  private static void sharedMemory(Map<?, ?> container, Map<?, ?> spec, ContainerFacts facts) {
    List<?> mounts = container.get("volumeMounts") instanceof List<?> list ? list : List.of();
    List<?> volumes = spec.get("volumes") instanceof List<?> list ? list : List.of();
    for (Object mount : mounts) {
      for (Object volume : volumes) {
        boolean shm =
            mount instanceof Map<?, ?> one
                && "/dev/shm".equals(one.get("mountPath"))
                && volume instanceof Map<?, ?> two
                && Objects.equals(one.get("name"), two.get("name"));
        if (shm && volume instanceof Map<?, ?> two) {
          InspectReader.text(InspectReader.map(two, "emptyDir"), "sizeLimit")
              .flatMap(Numbers::bytes)
              .ifPresent(bytes -> facts.shmBytes = Optional.of(bytes));
        }
      }
    }
  }
}
