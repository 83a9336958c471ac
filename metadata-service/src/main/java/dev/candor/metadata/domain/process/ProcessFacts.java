package dev.candor.metadata.domain.process;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What may be told about the process behind an endpoint; secrets are replaced already.
 *
 * @param identity which life of which process
 * @param executable the file it runs; empty when it may not be read
 * @param argv its command line
 * @param environment the allow-listed part of its environment
 * @param containerId the container it runs in, when it runs in one
 * @param children titles of its descendants, such as {@code VLLM::EngineCore}
 */
public record ProcessFacts(
    ProcessIdentity identity,
    Optional<String> executable,
    List<String> argv,
    Map<String, String> environment,
    Optional<String> containerId,
    List<String> children) {
  public ProcessFacts {
    argv = List.copyOf(argv);
    environment = Map.copyOf(environment);
    children = List.copyOf(children);
  }
}
