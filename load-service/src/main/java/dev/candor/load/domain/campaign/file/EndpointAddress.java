package dev.candor.load.domain.campaign.file;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Guards where a campaign may send requests: http and https only, no user info, and nothing that
 * cloud machines answer their own secrets on (link-local addresses, metadata services).
 */
public final class EndpointAddress {
  private static final Set<String> METADATA_HOSTS =
      Set.of(
          "metadata",
          "metadata.google.internal",
          "instance-data",
          "100.100.100.200",
          "[fd00:ec2::254]");
  private static final Pattern DISGUISED =
      Pattern.compile("(0x[0-9a-f]+|\\d+)(\\.(0x[0-9a-f]+|\\d+)){0,2}");

  private EndpointAddress() {}

  /** What is wrong with the address, if anything. */
  public static Optional<String> objection(String text) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) {
      return Optional.of("'" + text + "' is no URL: " + e.getReason());
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    if (!scheme.equals("http") && !scheme.equals("https")) {
      return Optional.of("'" + text + "' is no http:// or https:// address");
    }
    if (uri.getRawUserInfo() != null) {
      return Optional.of("user and password do not belong in the address; use api_key");
    }
    if (uri.getRawQuery() != null || uri.getRawFragment() != null) {
      return Optional.of("'" + text + "' has a query or fragment; give the base address only");
    }
    String host = uri.getHost() == null ? "" : uri.getHost().toLowerCase(Locale.ROOT);
    if (host.isEmpty()) {
      return Optional.of("'" + text + "' names no host");
    }
    return refusedHost(host)
        ? Optional.of("'" + host + "' is a link-local or metadata address; these are refused")
        : Optional.empty();
  }

  /** Whether a resolved address is link-local, which is refused whatever name led to it. */
  public static boolean refused(InetAddress address) {
    return address.isLinkLocalAddress()
        || METADATA_HOSTS.contains(address.getHostAddress())
        || METADATA_HOSTS.contains("[" + address.getHostAddress() + "]");
  }

  /** The base address: without a trailing slash, {@code /v1} dropped. */
  public static String base(String text) {
    String trimmed = text.replaceAll("/+$", "");
    return trimmed.endsWith("/v1") ? trimmed.substring(0, trimmed.length() - 3) : trimmed;
  }

  private static boolean refusedHost(String host) {
    String bare = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    if (METADATA_HOSTS.contains(bare) || DISGUISED.matcher(bare).matches()) {
      return true;
    }
    boolean literal = bare.startsWith("[") || bare.matches("\\d+\\.\\d+\\.\\d+\\.\\d+");
    if (!literal) {
      return false;
    }
    try {
      return refused(InetAddress.ofLiteral(bare.replace("[", "").replace("]", "")));
    } catch (IllegalArgumentException notAnAddress) {
      return true;
    }
  }
}
