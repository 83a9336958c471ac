package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.FileAccess;
import dev.candor.metadata.domain.reading.commandline.Programs;
import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code docker run}, {@code podman run} and {@code nerdctl run} lines. */
final class DockerRun {
  private static final Set<String> ENGINES = Set.of("docker", "podman", "nerdctl");
  private static final Set<String> BARE =
      Set.of(
          "--detach",
          "--interactive",
          "--tty",
          "--rm",
          "--privileged",
          "--init",
          "--publish-all",
          "--read-only",
          "--no-healthcheck",
          "--oom-kill-disable",
          "--sig-proxy",
          "--disable-content-trust",
          "--quiet",
          "--replace",
          "--no-hosts",
          "--rmi",
          "--env-host",
          "--http-proxy",
          "--tls-verify");
  private static final Map<String, String> SHORT =
      Map.ofEntries(
          Map.entry("d", "--detach"),
          Map.entry("i", "--interactive"),
          Map.entry("t", "--tty"),
          Map.entry("P", "--publish-all"),
          Map.entry("q", "--quiet"),
          Map.entry("e", "--env"),
          Map.entry("p", "--publish"),
          Map.entry("v", "--volume"),
          Map.entry("u", "--user"),
          Map.entry("w", "--workdir"),
          Map.entry("h", "--hostname"),
          Map.entry("l", "--label"),
          Map.entry("m", "--memory"),
          Map.entry("a", "--attach"),
          Map.entry("c", "--cpu-shares"));

  private final ContainerFacts facts;
  private final FileAccess files;
  private final Map<String, String> host;
  private final List<String> devices = new ArrayList<>();
  private Optional<Word> entrypoint = Optional.empty();

  private DockerRun(ContainerFacts facts, FileAccess files, Map<String, String> host) {
    this.facts = facts;
    this.files = files;
    this.host = host;
  }

  /** The container that these words start, or empty when they start none. */
  static Optional<ContainerFacts> read(
      List<Word> words, String source, FileAccess files, Map<String, String> host) {
    for (int i = 0; i + 1 < words.size(); i++) {
      if (!ENGINES.contains(Programs.base(words.get(i).text()))) {
        continue;
      }
      for (int verb = i + 1; verb < Math.min(words.size(), i + 6); verb++) {
        if (Set.of("run", "create").contains(words.get(verb).text())) {
          ContainerFacts facts = new ContainerFacts(source);
          new DockerRun(facts, files, host).options(words.subList(verb + 1, words.size()));
          return Optional.of(facts);
        }
      }
    }
    return Optional.empty();
  }

  private void options(List<Word> words) {
    int at = 0;
    while (at < words.size()) {
      Word word = words.get(at++);
      String text = word.text();
      if (text.equals("--")) {
        break;
      }
      if (!text.startsWith("-") || text.equals("-")) {
        at--;
        break;
      }
      at += option(word, at < words.size() ? Optional.of(words.get(at)) : Optional.empty());
    }
    if (at < words.size()) {
      facts.image = Optional.of(words.get(at));
      facts.words = new ArrayList<>(words.subList(at + 1, words.size()));
    }
    entrypoint
        .filter(word -> !word.text().isEmpty())
        .ifPresent(
            word -> {
              facts.words.addFirst(word);
              facts.wholeCommand = true;
            });
    facts.gpus = facts.gpus.or(() -> Gpus.devices(devices));
  }

  private int option(Word word, Optional<Word> next) {
    String text = word.text();
    if (!text.startsWith("--")) {
      return cluster(word, next);
    }
    int equals = text.indexOf('=');
    String name = equals < 0 ? text : text.substring(0, equals);
    if (equals > 0) {
      value(name, word.with(text.substring(equals + 1)));
      return 0;
    }
    if (BARE.contains(name) || next.isEmpty()) {
      return 0;
    }
    value(name, next.get());
    return 1;
  }

  /**
   * Short options in one word: switches first, then maybe one that takes the rest or the next word.
   */
  private int cluster(Word word, Optional<Word> next) {
    String letters = word.text().substring(1);
    for (int i = 0; i < letters.length(); i++) {
      String name = SHORT.getOrDefault(letters.substring(i, i + 1), "");
      if (name.isEmpty() || BARE.contains(name)) {
        continue;
      }
      String rest = letters.substring(i + 1).replaceFirst("^=", "");
      if (!rest.isEmpty()) {
        value(name, word.with(rest));
        return 0;
      }
      next.ifPresent(value -> value(name, value));
      return next.isPresent() ? 1 : 0;
    }
    return 0;
  }

  private void value(String name, Word value) {
    String text = value.text();
    switch (name) {
      case "--env" -> environment(value);
      case "--env-file" ->
          files
              .read(text)
              .ifPresentOrElse(
                  facts::file,
                  () ->
                      facts.warnings.add(
                          "the file of --env-file "
                              + text
                              + " cannot be reached: its variables are not known"));
      case "--publish" -> PortMapping.parse(text, "--publish " + text).ifPresent(facts.ports::add);
      case "--gpus" -> facts.gpus = Gpus.option(text);
      case "--device" -> devices.add(text);
      case "--shm-size" -> facts.shmBytes = Numbers.bytes(text);
      case "--entrypoint" -> entrypoint = Optional.of(value);
      case "--name" -> facts.more.put("container_name", text);
      case "--ipc" -> facts.more.put("ipc_mode", text);
      case "--network", "--net" -> facts.more.put("network_mode", text);
      default -> {}
    }
  }

  private void environment(Word value) {
    String held = host.get(value.text());
    facts.variable(
        value.text().indexOf('=') < 0 && held != null ? Word.of(value.text() + "=" + held) : value);
  }
}
