package dev.candor.load.probe;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.load.config.CoordinatorConfig;
import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.campaign.CampaignEvent.EndpointResolved;
import dev.candor.load.domain.campaign.CampaignEvent.EndpointUnusable;
import dev.candor.load.domain.campaign.file.EndpointAddress;
import dev.candor.load.domain.campaign.spec.Api;
import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.service.EndpointProbe;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Resolves an endpoint's model and interface with at most two small requests. Whatever is wrong
 * becomes one sentence that says what to do.
 */
@Singleton
public class ModelsProbe implements EndpointProbe {
  private static final int MOST_NAMED = 5;
  private static final int UNAUTHORISED = 401;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;

  private final Optional<Path> keysDir;
  private final SmallRequests requests;
  private final ObjectMapper json = new ObjectMapper();

  @Inject
  ModelsProbe(CoordinatorConfig config) {
    this(config.keysDir(), config.patience().probe());
  }

  ModelsProbe(Optional<Path> keysDir, Duration limit) {
    this.keysDir = keysDir;
    this.requests = new SmallRequests(limit);
  }

  @Override
  public CampaignEvent resolve(Endpoint endpoint) {
    String url = endpoint.url() + "/v1/models";
    try {
      refuseLinkLocal(endpoint);
      Optional<String> key = Keys.read(keysDir, endpoint.keyName());
      SmallRequests.Answer answer = requests.get(url, key);
      return switch (answer.status()) {
        case 200 -> choose(endpoint, key, models(url, answer));
        case UNAUTHORISED, FORBIDDEN ->
            new EndpointUnusable(
                url
                    + " answered "
                    + answer.status()
                    + ": it wants "
                    + endpoint
                        .keyName()
                        .map(n -> "another key than the one in '" + n + "'")
                        .orElse("a key; name one with endpoint.api_key"));
        case NOT_FOUND ->
            new EndpointUnusable(
                url
                    + " answered 404: this is no OpenAI-compatible endpoint, or its base address is another");
        default ->
            new EndpointUnusable(url + " answered " + answer.status() + "; see the engine's log");
      };
    } catch (Unusable e) {
      return new EndpointUnusable(e.sentence());
    } catch (HttpTimeoutException e) {
      return new EndpointUnusable(
          url
              + " did not answer within "
              + requests.limit().toSeconds()
              + " s; see whether the engine is up");
    } catch (IOException e) {
      return new EndpointUnusable(
          "no connection to "
              + endpoint.url()
              + " ("
              + SmallRequests.words(e)
              + "); start the engine or correct endpoint.url");
    }
  }

  private CampaignEvent choose(Endpoint endpoint, Optional<String> key, List<String> models)
      throws IOException {
    if (models.isEmpty()) {
      return new EndpointUnusable(endpoint.url() + " serves no model; load one, then start again");
    }
    Optional<String> asked = endpoint.model();
    if (asked.isPresent() && !models.contains(asked.get())) {
      return new EndpointUnusable(
          endpoint.url()
              + " does not serve '"
              + asked.get()
              + "'; it serves "
              + named(models)
              + ": set endpoint.model to one of them");
    }
    if (asked.isEmpty() && models.size() > 1) {
      return new EndpointUnusable(
          endpoint.url()
              + " serves "
              + models.size()
              + " models ("
              + named(models)
              + "); set endpoint.model to one of them");
    }
    String model = asked.orElse(models.getFirst());
    Api api = endpoint.api() == Api.AUTO ? api(endpoint, key) : endpoint.api();
    return new EndpointResolved(endpoint.resolved(api, model));
  }

  /**
   * An empty body is no valid request, so nothing is generated: only 404 and 405 tell "unknown".
   */
  private Api api(Endpoint endpoint, Optional<String> key) throws IOException {
    int status = requests.post(endpoint.url() + "/v1/chat/completions", "{}", key).status();
    return status == NOT_FOUND || status == NOT_ALLOWED ? Api.COMPLETIONS : Api.CHAT;
  }

  private List<String> models(String url, SmallRequests.Answer answer) {
    JsonNode body;
    try {
      body = json.readTree(answer.body());
    } catch (JsonProcessingException e) {
      body = json.missingNode();
    }
    if (!body.path("data").isArray()) {
      throw new Unusable(
          url
              + " answered with "
              + answer.kind()
              + " instead of a list of models; endpoint.url points at something else");
    }
    List<String> names = new ArrayList<>();
    body.path("data")
        .forEach(
            m -> {
              if (m.path("id").isTextual()) {
                names.add(m.path("id").textValue());
              }
            });
    return names;
  }

  private static void refuseLinkLocal(Endpoint endpoint) {
    String host = URI.create(endpoint.url()).getHost();
    try {
      for (InetAddress address : InetAddress.getAllByName(host)) {
        if (EndpointAddress.refused(address)) {
          throw new Unusable(
              host
                  + " leads to the link-local or metadata address "
                  + address.getHostAddress()
                  + "; these are refused");
        }
      }
    } catch (UnknownHostException e) {
      throw new Unusable("the host '" + host + "' is not known; correct endpoint.url", e);
    }
  }

  private static String named(List<String> models) {
    String first = String.join(", ", models.subList(0, Math.min(MOST_NAMED, models.size())));
    return models.size() > MOST_NAMED ? first + " …" : first;
  }
}
