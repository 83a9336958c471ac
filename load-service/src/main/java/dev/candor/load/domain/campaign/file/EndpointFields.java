package dev.candor.load.domain.campaign.file;

import dev.candor.load.domain.campaign.spec.Api;
import dev.candor.load.domain.campaign.spec.Endpoint;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads {@code endpoint}. */
final class EndpointFields {
  private static final String KEY_NAME = "[a-z0-9-]{1,64}";
  private static final Endpoint NOWHERE =
      new Endpoint("http://nowhere.invalid", Api.AUTO, Optional.empty(), Optional.empty());

  private EndpointFields() {}

  static Endpoint read(Section root, Optional<String> referenceUrl, Problems problems) {
    if (root.value("endpoint").isEmpty()) {
      if (referenceUrl.isEmpty()) {
        problems.add(
            "endpoint",
            root.line(),
            "missing, and no reference server is running; use url: http://HOST:PORT");
      }
      return referenceUrl
          .map(
              url ->
                  new Endpoint(
                      EndpointAddress.base(url), Api.AUTO, Optional.empty(), Optional.empty()))
          .orElse(NOWHERE);
    }
    return root.section("endpoint").map(s -> read(s, problems)).orElse(NOWHERE);
  }

  private static Endpoint read(Section s, Problems problems) {
    String url = url(s, problems);
    String api = s.oneOf("api", List.of("auto", "chat", "completions"), "auto");
    Optional<String> model =
        s.matching("model", "(?s).{1,300}", "a model's name of up to 300 characters, or auto")
            .filter(m -> !m.equals("auto"));
    Optional<String> key =
        s.matching(
            "api_key",
            KEY_NAME,
            "the name of a file in the keys folder (a-z, 0-9, -), never the key");
    s.done();
    return new Endpoint(url, Api.valueOf(api.toUpperCase(Locale.ROOT)), model, key);
  }

  private static String url(Section s, Problems problems) {
    Optional<Doc> at = s.value("url");
    if (at.isEmpty()) {
      problems.add(s.pathOf("url"), s.line(), "missing; use http://HOST:PORT");
      return NOWHERE.url();
    }
    Optional<String> text = s.text("url");
    if (text.isEmpty()) {
      return NOWHERE.url();
    }
    Optional<String> objection = EndpointAddress.objection(text.get());
    objection.ifPresent(o -> s.complain("url", at.get(), o));
    return objection.isPresent() ? NOWHERE.url() : EndpointAddress.base(text.get());
  }
}
