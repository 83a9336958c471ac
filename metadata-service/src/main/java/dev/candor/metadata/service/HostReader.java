package dev.candor.metadata.service;

import dev.candor.metadata.domain.host.HostFacts;
import dev.candor.metadata.domain.load.HostLoad;

/** Reads this machine. */
public interface HostReader {
  /** What it is. */
  HostFacts facts();

  /** What it does; takes a fraction of a second, over which the CPU share is measured. */
  HostLoad load();
}
