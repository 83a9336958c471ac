package dev.candor.metadata.probe;

import dev.candor.metadata.domain.endpoint.EndpointUrl;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Optional;

/** Tells whether an address belongs to this machine. */
final class LocalAddresses {
  private LocalAddresses() {}

  /** Why the host is not this machine; empty when it is. */
  static Optional<String> whyNotLocal(EndpointUrl url) {
    try {
      for (InetAddress address : InetAddress.getAllByName(url.host())) {
        boolean ours =
            address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || NetworkInterface.getByInetAddress(address) != null;
        if (ours) {
          return Optional.empty();
        }
      }
      return Optional.of(
          url.host()
              + " is another machine: its process is read by a metadata-service that runs there");
    } catch (UnknownHostException e) {
      return Optional.of(url.host() + " has no address");
    } catch (SocketException e) {
      return Optional.of("the network interfaces of this machine cannot be listed");
    }
  }
}
