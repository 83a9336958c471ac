package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.TextFormats;
import dev.candor.metadata.domain.reading.commandline.Invocation;
import dev.candor.metadata.domain.reading.commandline.Token;
import dev.candor.metadata.domain.reading.environment.Launchers;
import dev.candor.metadata.domain.reading.environment.Launchers.Launch;
import dev.candor.metadata.domain.reading.environment.ProcessEnvironment;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.shell.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one engine command with its environment, whatever source both came from. */
public final class EngineReader {
  /**
   * A command to read.
   *
   * @param wholeCommand whether the words start with the program; if not, an image's entrypoint
   *     precedes
   * @param imageEngine the engine that the image's name tells
   */
  public record Request(
      Invocation invocation,
      boolean wholeCommand,
      String source,
      Map<String, Token> environment,
      Optional<Engine> imageEngine,
      Context context) {}

  private final Map<Engine, EngineParser> parsers = new EnumMap<>(Engine.class);
  private final Secrets secrets;

  public EngineReader(Secrets secrets, TextFormats formats) {
    this.secrets = secrets;
    parsers.put(Engine.VLLM, new VllmParser(secrets, formats));
    parsers.put(Engine.SGLANG, new SglangParser(secrets, formats));
    parsers.put(Engine.LLAMA_CPP, new LlamaCppParser(secrets));
    parsers.put(Engine.TENSORRT_LLM, new TrtllmParser(secrets, formats));
    parsers.put(Engine.TGI, new TgiParser(secrets));
    parsers.put(Engine.OLLAMA, new OllamaParser());
  }

  /** Writes everything that the command and its environment say. */
  public void read(Request request, ReadingBuilder out) {
    Invocation invocation = request.invocation();
    invocation.warnings().forEach(out::warn);
    Map<String, Token> environment = new LinkedHashMap<>(request.environment());
    invocation
        .environment()
        .forEach(
            (name, word) -> environment.put(name, new Token(word, "environment", "env:" + name)));
    Optional<Engine> engine = engine(request);
    ProcessEnvironment.write(environment, engine, secrets, out);
    if (engine.isEmpty()) {
      unknown(invocation, out);
      return;
    }
    out.engine(engine.get());
    String entrypoint = invocation.entrypoint().orElse("");
    if (!entrypoint.isEmpty()) {
      out.put(
          "entrypoint",
          entrypoint,
          request.source(),
          "argv[0.." + Math.max(0, invocation.first() - 1) + "]");
    }
    Optional<Launch> launch =
        Launchers.of(engine.get(), environment, invocation.arguments().isEmpty());
    List<Token> arguments = new ArrayList<>();
    launch.ifPresent(
        found -> {
          found.notes().forEach(out::warn);
          found.unresolved().forEach(out::unresolved);
          arguments.addAll(found.arguments());
        });
    arguments.addAll(Token.argv(invocation.arguments(), invocation.first(), request.source()));
    EngineParser parser = parsers.get(engine.get());
    if (parser == null) {
      throw new IllegalStateException("no parser for " + engine.get());
    }
    parser.read(entrypoint, arguments, environment, request.context(), out);
    request
        .context()
        .engineVersion()
        .ifPresent(version -> VersionDefaults.write(engine.get(), version, out));
  }

  private static Optional<Engine> engine(Request request) {
    Invocation invocation = request.invocation();
    if (invocation.engine().isPresent()) {
      return invocation.engine();
    }
    Optional<Engine> told = request.imageEngine().or(() -> request.context().hint());
    if (!request.wholeCommand() || invocation.words().isEmpty()) {
      return told;
    }
    String first = invocation.words().getFirst().text();
    return first.startsWith("-") || first.equals("serve") ? told : Optional.empty();
  }

  private void unknown(Invocation invocation, ReadingBuilder out) {
    if (invocation.words().isEmpty()) {
      out.warn("no command and no engine is in the input");
      return;
    }
    List<String> argv = secrets.argv(invocation.words().stream().map(Word::text).toList());
    out.put("argv", List.copyOf(argv), "process", "argv");
    out.warn("no known engine's program is in this command: its argv is kept as it is");
  }
}
