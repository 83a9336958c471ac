package dev.candor.metadata.probe;

import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.process.ProcessFacts;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.process.ProcessSighting;
import dev.candor.metadata.domain.process.ProcessText;
import dev.candor.metadata.service.CommandReading;
import dev.candor.metadata.service.ProcessFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds and reads processes through {@code /proc}. */
public final class ProcProcessFinder implements ProcessFinder {
  private static final String WAS_GONE = " ended while it was read";
  private static final int STORED_ARGV_CHARS = 256 * 1024;

  private final ProcFs proc;
  private final PortOwner owners;
  private final Descendants descendants;
  private final CommandReading commands;

  /** Reads below the given {@code /proc}, command lines through the given reader. */
  public ProcProcessFinder(ProcFs proc, CommandReading commands) {
    this.proc = proc;
    this.owners = new PortOwner(proc);
    this.descendants = new Descendants(proc);
    this.commands = commands;
  }

  @Override
  public ProcessSighting find(EndpointUrl url, EngineKind hint, Optional<String> version) {
    Optional<String> notLocal = LocalAddresses.whyNotLocal(url);
    if (notLocal.isPresent()) {
      return new ProcessSighting.NotFound(notLocal.get());
    }
    return switch (owners.of(url.port())) {
      case PortOwner.Found.Nobody nobody -> new ProcessSighting.NotFound(nobody.why());
      case PortOwner.Found.Owner owner -> read(owner.pid(), hint, version);
    };
  }

  @Override
  public Optional<ProcessIdentity> listening(EndpointUrl url) {
    if (LocalAddresses.whyNotLocal(url).isPresent()) {
      return Optional.empty();
    }
    return owners.of(url.port()) instanceof PortOwner.Found.Owner owner
        ? proc.identity(owner.pid())
        : Optional.empty();
  }

  @Override
  public boolean lives(ProcessIdentity process) {
    return proc.identity(process.pid()).filter(process::isSameLifeAs).isPresent();
  }

  /** Reads one process by its pid. */
  public ProcessSighting read(long pid, EngineKind hint, Optional<String> version) {
    String name = String.valueOf(pid);
    Optional<ProcessIdentity> identity = proc.identity(pid);
    List<String> argv = proc.argv(pid);
    if (identity.isEmpty() || argv.isEmpty()) {
      return new ProcessSighting.NotFound("process " + pid + WAS_GONE);
    }
    List<String> warnings = new ArrayList<>();
    Optional<String> environ = proc.text(name, "environ");
    if (environ.isEmpty()) {
      warnings.add(
          "the environment of process "
              + pid
              + " may not be read: run the metadata-service as the engine's user, or give it"
              + " CAP_SYS_PTRACE");
    }
    Map<String, String> environment = environ.map(ProcessText::environment).orElse(Map.of());
    CommandReading.Parsed parsed =
        commands.argv(
            new CommandReading.Command(
                hint.wireName(), argv, environment, version, new ProcessFiles(proc, pid)));
    warnings.addAll(parsed.warnings());
    if (!proc.identity(pid).filter(identity.get()::isSameLifeAs).isPresent()) {
      return new ProcessSighting.NotFound("process " + pid + WAS_GONE);
    }
    ProcessFacts facts =
        new ProcessFacts(
            identity.get(),
            proc.link(name, "exe"),
            shortened(parsed.argv(), warnings),
            parsed.environment(),
            proc.text(name, "cgroup").flatMap(ProcessText::containerId),
            descendants.titles(pid));
    return new ProcessSighting.Found(
        facts,
        parsed.engine(),
        parsed.fields(),
        parsed.unresolved(),
        parsed.secrets(),
        List.copyOf(warnings));
  }

  private static List<String> shortened(List<String> argv, List<String> warnings) {
    List<String> kept = new ArrayList<>();
    long chars = 0;
    for (String word : argv) {
      chars += word.length();
      if (chars > STORED_ARGV_CHARS) {
        warnings.add(
            "the command line has "
                + argv.size()
                + " words; the first "
                + kept.size()
                + " are stored, all of them were read");
        return kept;
      }
      kept.add(word);
    }
    return kept;
  }
}
