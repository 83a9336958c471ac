package dev.candor.load.messaging.worker;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** The name of this machine, as it names itself. */
final class HostName {
  private static final String NAME = read();

  private HostName() {}

  static String here() {
    return NAME;
  }

  private static String read() {
    String given = System.getenv("HOSTNAME");
    if (given != null && !given.isBlank()) {
      return given;
    }
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "unnamed-host";
    }
  }
}
