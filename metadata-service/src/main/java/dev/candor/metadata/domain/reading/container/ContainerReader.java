package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.commandline.Invocation;
import dev.candor.metadata.domain.reading.commandline.ProgramFinder;
import dev.candor.metadata.domain.reading.commandline.Programs;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.engine.EngineReader;
import dev.candor.metadata.domain.reading.engine.Versions;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads descriptions of containers; of several it takes the engine's. */
public final class ContainerReader {
  private final EngineReader engines;

  public ContainerReader(EngineReader engines) {
    this.engines = engines;
  }

  /** A {@code docker run} line; false when the words are none. */
  public boolean run(List<Word> words, Context context, ReadingBuilder out) {
    Optional<ContainerFacts> facts =
        DockerRun.read(words, "shell", context.files(), context.environment());
    facts.ifPresent(found -> write(found, withoutVariables(context), out));
    return facts.isPresent();
  }

  /** The output of docker or podman inspect. */
  public void inspect(Object json, Context context, ReadingBuilder out) {
    choose(InspectReader.read(json, context), withoutVariables(context), out);
  }

  /** A parsed compose file; the context's variables are those of its shell. */
  public void compose(Object yaml, Context context, ReadingBuilder out) {
    choose(ComposeReader.read(yaml, context), withoutVariables(context), out);
  }

  /** A pod or an object that holds a pod template. */
  public void pod(Object json, Context context, ReadingBuilder out) {
    choose(PodReader.read(json), withoutVariables(context), out);
  }

  private static Context withoutVariables(Context context) {
    return context.withEnvironment(Map.of());
  }

  private void choose(List<ContainerFacts> all, Context context, ReadingBuilder out) {
    if (all.isEmpty()) {
      out.warn("no container is in the input");
      return;
    }
    ContainerFacts best = all.getFirst();
    for (ContainerFacts each : all) {
      best = score(each, context) > score(best, context) ? each : best;
    }
    if (all.size() > 1) {
      out.warn("the input describes " + all.size() + " containers; this is the engine's");
    }
    write(best, context, out);
  }

  private static int score(ContainerFacts facts, Context context) {
    Optional<Engine> byCommand = invocation(facts, context).engine();
    Optional<Engine> byImage = facts.image.map(Word::text).flatMap(Programs::ofImage);
    int score = byCommand.isPresent() ? 4 : 0;
    score += byImage.isPresent() ? 2 : 0;
    score +=
        context.hint().isPresent()
                && (byCommand.equals(context.hint()) || byImage.equals(context.hint()))
            ? 8
            : 0;
    return score + (facts.gpus.isPresent() || facts.more.containsKey("gpus_requested") ? 1 : 0);
  }

  private static Invocation invocation(ContainerFacts facts, Context context) {
    return new ProgramFinder(facts.known(), context.files()).find(facts.words);
  }

  private void write(ContainerFacts facts, Context given, ReadingBuilder out) {
    facts.warnings.forEach(out::warn);
    Optional<String> image =
        facts.image.filter(word -> word.unresolved().isEmpty()).map(Word::text);
    Optional<String> version = given.engineVersion().or(() -> image.flatMap(Versions::ofImage));
    Context context = version.map(given::withVersion).orElse(given);
    Invocation invocation = invocation(facts, context);
    if (facts.words.size() > 0
        && facts.words.getFirst().text().strip().matches("\\S+\\s[\\s\\S]*")
        && facts.wholeCommand) {
      out.put("would_start", false, facts.source, "command[0]");
      out.warn(
          "the whole command is one list element: the runtime would look for a file of that name");
    }
    facts.secretVariables.keySet().forEach(name -> out.secret("env:" + name, Secrets.UNKNOWN));
    Optional<Engine> imageEngine = image.flatMap(Programs::ofImage);
    engines.read(
        new EngineReader.Request(
            invocation, facts.wholeCommand, facts.source, facts.environment, imageEngine, context),
        out);
    image(facts, out);
    facts.gpus.ifPresent(gpus -> out.put("gpus", gpus, facts.source, "devices"));
    facts.shmBytes.ifPresent(bytes -> out.put("shm_bytes", bytes, facts.source, "shm size"));
    facts.more.forEach((name, value) -> out.put(name, value, facts.source, name));
    ports(facts, out);
  }

  private static void image(ContainerFacts facts, ReadingBuilder out) {
    facts.image.ifPresent(
        word -> {
          if (word.unresolved().isPresent()) {
            out.unresolved("image", word.unresolved().get());
            return;
          }
          out.put("image", word.text(), facts.source, "image");
          int digest = word.text().indexOf("@sha256:");
          if (digest > 0) {
            out.put("image_digest", word.text().substring(digest + 1), facts.source, "image");
          }
        });
    facts.imageId.ifPresent(id -> out.put("image_id", id, facts.source, "Image"));
    facts.imageDigest.ifPresent(
        digest -> out.put("image_digest", digest, facts.source, "image digest"));
  }

  private static void ports(ContainerFacts facts, ReadingBuilder out) {
    long usual = out.engine().map(Engine::usualPort).orElse(-1);
    long own = out.value("port").orElse(usual) instanceof Long port ? port : usual;
    PortMapping.leadingTo(facts.ports, own, usual)
        .ifPresent(
            mapping -> {
              out.put("published_port", mapping.host(), facts.source, mapping.where());
              if (out.engine().equals(Optional.of(Engine.OLLAMA)) && !out.has("port")) {
                out.put("port", mapping.container(), facts.source, mapping.where());
              }
            });
    if (facts.ports.size() > 1 && !out.has("published_port")) {
      out.warn("several ports are published and none is known to be the engine's");
    }
    Token none = facts.environment.get("NVIDIA_VISIBLE_DEVICES");
    if (none != null
        && !facts.source.equals("pod")
        && facts.gpus.isEmpty()
        && none.unresolved().isEmpty()) {
      Gpus.visible(none.text())
          .ifPresent(gpus -> out.put("gpus", gpus, none.source(), none.where()));
    }
  }
}
