package dev.candor.quality.domain;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The engine that is asked.
 *
 * @param url base address without {@code /v1}
 * @param api which interface; empty means chat, or completions where chat is not found
 * @param model the model's name; empty means the only one that the engine serves
 * @param keyName name of the file that holds the key, never the key
 */
public record Endpoint(
    URI url, Optional<Api> api, Optional<String> model, Optional<String> keyName) {
  private static final Pattern KEY_NAME = Pattern.compile("[a-z0-9-]{1,64}");

  /** Rejects addresses and key names that are not allowed. */
  public Endpoint {
    keyName.ifPresent(
        name -> {
          if (!KEY_NAME.matcher(name).matches()) {
            throw new InvalidInput(
                "endpoint.api_key", "not the name of a key; use 1 to 64 of a-z, 0-9 and -");
          }
        });
  }

  /**
   * Reads an endpoint as messages and requests carry it.
   *
   * @param url {@code http} or {@code https}, no user information, query or fragment
   * @param api {@code chat}, {@code completions} or {@code auto}
   * @param model a name or {@code auto}
   * @throws InvalidInput naming the field and what is allowed
   */
  public static Endpoint of(String url, String api, String model, Optional<String> keyName) {
    Optional<Api> chosen =
        switch (api) {
          case "auto" -> Optional.empty();
          case "chat" -> Optional.of(Api.CHAT);
          case "completions" -> Optional.of(Api.COMPLETIONS);
          default ->
              throw new InvalidInput(
                  "endpoint.api", "\"" + api + "\"; use chat, completions or auto");
        };
    if (model.isBlank()) {
      throw new InvalidInput("endpoint.model", "blank; use a model's name or auto");
    }
    Optional<String> named = model.equals("auto") ? Optional.empty() : Optional.of(model);
    return new Endpoint(base(url), chosen, named, keyName);
  }

  private static URI base(String url) {
    URI uri;
    try {
      uri = new URI(url.replaceAll("(/v1)?/*$", ""));
    } catch (URISyntaxException e) {
      throw new InvalidInput("endpoint.url", "not an address; use http://host:port");
    }
    String scheme = uri.getScheme() == null ? "none" : uri.getScheme();
    if (!scheme.equals("http") && !scheme.equals("https")) {
      throw new InvalidInput("endpoint.url", "scheme " + scheme + "; use http or https");
    }
    if (uri.getHost() == null) {
      throw new InvalidInput("endpoint.url", "names no host; use http://host:port");
    }
    if (uri.getUserInfo() != null) {
      throw new InvalidInput(
          "endpoint.url", "holds a user name; put the key in a file and name it in api_key");
    }
    if (uri.getQuery() != null || uri.getFragment() != null) {
      throw new InvalidInput("endpoint.url", "holds a query or fragment; use http://host:port");
    }
    return uri;
  }
}
