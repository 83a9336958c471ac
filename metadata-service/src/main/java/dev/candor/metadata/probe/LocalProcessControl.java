package dev.candor.metadata.probe;

import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.process.ProcessText;
import dev.candor.metadata.service.Pause;
import dev.candor.metadata.service.ProcessControl;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Stops and starts processes of this service's own user, outside containers. */
public final class LocalProcessControl implements ProcessControl {
  private static final Duration STEP = Duration.ofMillis(50);
  private static final Duration AFTER_KILL = Duration.ofSeconds(10);

  private final ProcFs proc;
  private final Descendants descendants;
  private final ProcessOutput output;
  private final Duration stopLimit;
  private final Pause pause;

  /**
   * Controls the processes below a {@code /proc}.
   *
   * @param proc that {@code /proc}
   * @param output where a restarted process writes
   * @param stopLimit how long a process may take to obey before it is killed
   * @param pause waits between looks
   */
  public LocalProcessControl(ProcFs proc, ProcessOutput output, Duration stopLimit, Pause pause) {
    this.proc = proc;
    this.descendants = new Descendants(proc);
    this.output = output;
    this.stopLimit = stopLimit;
    this.pause = pause;
  }

  @Override
  public Preparation prepare(ProcessIdentity process, String logName) {
    String pid = String.valueOf(process.pid());
    Optional<String> refusal = whyNotOurs(process);
    if (refusal.isPresent()) {
      return new Preparation.Refused(refusal.get());
    }
    Optional<String> argvText = proc.bytes(pid, "cmdline").flatMap(LocalProcessControl::exact);
    Optional<String> environText = proc.bytes(pid, "environ").flatMap(LocalProcessControl::exact);
    Optional<String> folder = proc.link(pid, "cwd");
    if (argvText.isEmpty() || environText.isEmpty() || folder.isEmpty()) {
      return new Preparation.Refused(
          "the command line, environment or working directory of process "
              + pid
              + " cannot be read exactly");
    }
    List<String> argv = ProcessText.words(argvText.get());
    if (ProcessText.isTitleOnly(argv)) {
      return new Preparation.Refused("process " + pid + " overwrote its command line with a title");
    }
    Map<String, String> environment =
        new LinkedHashMap<>(ProcessText.environment(environText.get()));
    Optional<String> program =
        Executables.of(
            argv.getFirst(), folder.get(), environment, proc.link(pid, "exe").orElse(""));
    if (program.isEmpty()) {
      return new Preparation.Refused(
          "the program of process " + pid + " is no longer where it was started from");
    }
    List<String> command = new ArrayList<>(argv);
    command.set(0, program.get());
    return new Preparation.Ready(
        new DetachedLaunch(
            proc, command, environment, folder.get(), output.of(proc, pid, logName)));
  }

  @Override
  public boolean stop(ProcessIdentity process) {
    List<ProcessIdentity> family = new ArrayList<>(List.of(process));
    family.addAll(descendants.of(process.pid()));
    signal(process, false);
    await(List.of(process), stopLimit);
    family.forEach(member -> signal(member, !member.equals(process) || lives(process)));
    await(family, AFTER_KILL);
    return !lives(process);
  }

  private void await(List<ProcessIdentity> processes, Duration limit) {
    Duration waited = Duration.ZERO;
    while (processes.stream().anyMatch(this::lives) && waited.compareTo(limit) < 0) {
      pause.of(STEP);
      waited = waited.plus(STEP);
    }
  }

  private void signal(ProcessIdentity process, boolean forcibly) {
    if (!lives(process)) {
      return;
    }
    ProcessHandle.of(process.pid())
        .ifPresent(
            handle -> {
              boolean sent = forcibly ? handle.destroyForcibly() : handle.destroy();
              if (!sent && lives(process)) {
                throw new IllegalStateException(
                    "process " + process.pid() + " could not be signalled");
              }
            });
  }

  private boolean lives(ProcessIdentity process) {
    return proc.identity(process.pid()).filter(process::isSameLifeAs).isPresent();
  }

  private Optional<String> whyNotOurs(ProcessIdentity process) {
    String pid = String.valueOf(process.pid());
    if (!lives(process)) {
      return Optional.of("process " + pid + " has ended");
    }
    if (process.pid() == ProcessHandle.current().pid()) {
      return Optional.of("process " + pid + " is this service itself");
    }
    if (!proc.user(pid).equals(proc.user("self"))) {
      return Optional.of(
          "process "
              + pid
              + " belongs to another user: run the metadata-service as that user to restart it");
    }
    return proc.text(pid, "cgroup")
        .flatMap(ProcessText::containerId)
        .filter(id -> !proc.text("self", "cgroup").orElse("").contains(id))
        .map(id -> "process " + pid + " runs in container " + id + ": restart it by its runtime");
  }

  /** The text, when its bytes come back the same; a start with changed words is no restart. */
  private static Optional<String> exact(byte[] bytes) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
