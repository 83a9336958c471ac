package dev.candor.metadata.probe;

import dev.candor.metadata.domain.process.ListeningSockets;
import dev.candor.metadata.domain.process.ProcessText;
import dev.candor.metadata.domain.process.StatLine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds the process that listens on a port, from the socket's inode. */
final class PortOwner {
  /** What looking brought. */
  sealed interface Found {
    /**
     * The process.
     *
     * @param pid the one whose argv describes the engine
     */
    record Owner(long pid) implements Found {}

    /**
     * Nobody, or somebody who may not be seen.
     *
     * @param why in words, with what is needed
     */
    record Nobody(String why) implements Found {}
  }

  private static final int MAX_ANCESTORS = 64;

  private final ProcFs proc;

  PortOwner(ProcFs proc) {
    this.proc = proc;
  }

  Found of(int port) {
    Set<String> inodes = new LinkedHashSet<>();
    for (String table : List.of("tcp", "tcp6")) {
      proc.text("net", table)
          .ifPresent(text -> inodes.addAll(ListeningSockets.inodesOn(port, text)));
    }
    if (inodes.isEmpty()) {
      return new Found.Nobody(
          "nothing listens on port "
              + port
              + " in this network namespace; a containerised engine is read by an agent in its"
              + " namespace");
    }
    Set<Long> owners = new TreeSet<>();
    int forbidden = 0;
    for (long pid : proc.pids()) {
      Path fds = proc.path(String.valueOf(pid), "fd");
      if (Files.isReadable(fds)) {
        if (holdsAny(fds, inodes)) {
          owners.add(pid);
        }
      } else if (Files.exists(fds)) {
        forbidden++;
      }
    }
    if (owners.isEmpty()) {
      return new Found.Nobody(
          "port "
              + port
              + " is listened on by a process that may not be read ("
              + forbidden
              + " processes are closed to this user): run the metadata-service as the engine's"
              + " user, or give it CAP_SYS_PTRACE and CAP_DAC_READ_SEARCH");
    }
    return new Found.Owner(describing(top(owners)));
  }

  private boolean holdsAny(Path fds, Set<String> inodes) {
    for (String fd : proc.names(fds)) {
      Optional<String> target = proc.link(fds.resolve(fd).toString());
      if (target.isPresent() && target.get().startsWith("socket:[")) {
        String inode = target.get().substring("socket:[".length(), target.get().length() - 1);
        if (inodes.contains(inode)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A forked child inherits its parent's socket; the parent is the one to read. */
  private long top(Set<Long> owners) {
    return owners.stream()
        .filter(pid -> proc.stat(pid).map(s -> !owners.contains(s.parent())).orElse(false))
        .findFirst()
        .orElseGet(() -> owners.iterator().next());
  }

  /** Children of vLLM and SGLang overwrite their argv with a title: walk up to one that did not. */
  private long describing(long owner) {
    long pid = owner;
    for (int i = 0; i < MAX_ANCESTORS && ProcessText.isTitleOnly(proc.argv(pid)); i++) {
      long parent = proc.stat(pid).map(StatLine::parent).orElse(0L);
      if (parent <= 1) {
        return owner;
      }
      pid = parent;
    }
    return pid;
  }
}
