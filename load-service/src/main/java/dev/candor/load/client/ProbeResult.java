package dev.candor.load.client;

/** How probing an endpoint ended. */
public sealed interface ProbeResult {

  /** It serves. */
  record Able(Capabilities capabilities) implements ProbeResult {}

  /** It does not; the reason is one sentence. */
  record Unable(String reason) implements ProbeResult {}
}
