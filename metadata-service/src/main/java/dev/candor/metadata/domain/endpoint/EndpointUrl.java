package dev.candor.metadata.domain.endpoint;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;

/**
 * The base address of an engine: http or https, no user information, no link-local or metadata
 * address.
 *
 * @param uri without a trailing slash or {@code /v1}
 */
public record EndpointUrl(URI uri) {
  private static final Set<String> METADATA_HOSTS =
      Set.of("metadata.google.internal", "metadata", "instance-data");

  /**
   * Checks an address from outside.
   *
   * @throws IllegalArgumentException naming what is wrong and what is allowed
   */
  public static EndpointUrl parse(String text) {
    URI uri;
    try {
      uri = new URI(text.strip());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("endpoint.url: not an address: " + e.getReason(), e);
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme();
    if (!scheme.equals("http") && !scheme.equals("https")) {
      throw new IllegalArgumentException(
          "endpoint.url: scheme '" + scheme + "' is not allowed; use http or https");
    }
    if (uri.getRawUserInfo() != null) {
      throw new IllegalArgumentException(
          "endpoint.url: user information is not allowed; name a key file in endpoint.api_key");
    }
    String host = uri.getHost();
    if (host == null || host.isEmpty()) {
      throw new IllegalArgumentException("endpoint.url: a host is missing");
    }
    if (METADATA_HOSTS.contains(host)) {
      throw new IllegalArgumentException("endpoint.url: " + host + " is a metadata address");
    }
    String path = uri.getRawPath() == null ? "" : uri.getRawPath();
    path = path.replaceAll("/+$", "").replaceFirst("/v1$", "").replaceAll("/+$", "");
    return new EndpointUrl(URI.create(scheme + "://" + uri.getRawAuthority() + path));
  }

  /**
   * Refuses addresses that belong to a link or to a cloud's metadata service.
   *
   * @throws IllegalArgumentException naming the address
   */
  public static void refuseLinkLocal(InetAddress address) {
    boolean awsMetadataV6 = address.getHostAddress().startsWith("fd00:ec2:");
    if (address.isLinkLocalAddress() || awsMetadataV6) {
      throw new IllegalArgumentException(
          "endpoint.url: "
              + address.getHostAddress()
              + " is a link-local or metadata address, which is refused");
    }
  }

  /** The host, without the brackets of an IPv6 literal. */
  public String host() {
    return uri.getHost().replaceAll("^\\[|\\]$", "");
  }

  /** The port, filled in from the scheme when the address names none. */
  public int port() {
    if (uri.getPort() > 0) {
      return uri.getPort();
    }
    return uri.getScheme().equals("https") ? 443 : 80;
  }

  /** The address of a path below the base. */
  public URI at(String path) {
    return URI.create(uri + path);
  }
}
