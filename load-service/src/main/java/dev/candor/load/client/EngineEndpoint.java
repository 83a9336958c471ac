package dev.candor.load.client;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/**
 * Where an engine listens. The key is sent and never shown.
 *
 * @param tls whether to speak TLS
 * @param host name or address
 * @param port 1 to 65535
 * @param basePath before {@code /v1}; empty or starting with a slash, not ending with one
 * @param apiKey sent as a bearer token when present
 */
public record EngineEndpoint(
    boolean tls, String host, int port, String basePath, Optional<String> apiKey) {

  /**
   * Reads a base URL.
   *
   * @throws IllegalArgumentException saying what is wrong and what is allowed
   */
  public static EngineEndpoint of(String url, Optional<String> apiKey) {
    URI uri;
    try {
      uri = new URI(url.strip());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(
          "endpoint: '" + url + "' is no URL; use http://HOST:PORT", e);
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    String host = uri.getHost();
    boolean known = scheme.equals("http") || scheme.equals("https");
    if (!known || host == null || uri.getUserInfo() != null) {
      throw new IllegalArgumentException(
          "endpoint: '"
              + scheme
              + "://…' is not allowed; use http://HOST:PORT or https://HOST:PORT");
    }
    boolean tls = scheme.equals("https");
    int port = uri.getPort() > 0 ? uri.getPort() : tls ? 443 : 80;
    String path = uri.getPath() == null ? "" : uri.getPath();
    while (path.endsWith("/")) {
      path = path.substring(0, path.length() - 1);
    }
    if (path.endsWith("/v1")) {
      path = path.substring(0, path.length() - 3);
    }
    String bare = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    return new EngineEndpoint(tls, bare, port, path, apiKey);
  }

  /** The base URL, without any secret. */
  public String url() {
    return (tls ? "https://" : "http://") + authority() + basePath;
  }

  String authority() {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return name + ":" + port;
  }

  @Override
  public String toString() {
    return url();
  }
}
