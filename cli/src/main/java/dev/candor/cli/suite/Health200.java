package dev.candor.cli.suite;

/** Asks a service whether it is ready. */
public final class Health200 {
  private Health200() {}

  /** Whether the service on the port says that it is ready. */
  public static boolean isReady(int port) {
    return new Readiness.Healthy(port).isReady(0);
  }
}
