package dev.candor.quality.client;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Optional;

/**
 * Refuses addresses at which clouds answer with credentials, not with models: link-local ones, and
 * the metadata address of IPv6 networks. Loopback and private networks are where engines run.
 */
final class AddressGuard {
  private static final byte[] METADATA_V6 = {
    (byte) 0xfd, 0, 0x0e, (byte) 0xc2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x02, 0x54
  };

  private AddressGuard() {}

  /** Why the address may not be asked, or empty when it may. */
  static Optional<String> objection(URI url) {
    String host = url.getHost();
    try {
      for (InetAddress address : InetAddress.getAllByName(host)) {
        if (address.isLinkLocalAddress()
            || address.isMulticastAddress()
            || java.util.Arrays.equals(address.getAddress(), METADATA_V6)) {
          return Optional.of(host + " is a link-local or metadata address, which is never asked");
        }
      }
      return Optional.empty();
    } catch (UnknownHostException e) {
      return Optional.of("no address is known for " + host);
    }
  }
}
