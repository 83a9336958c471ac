package dev.candor.load.job;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;

/** The coordinator's REST interface, as far as a campaign Job needs it. */
final class CoordinatorRest {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final int CREATED = 201;
  private static final int OK = 200;
  private static final int UNPROCESSABLE = 422;
  private static final int UNAVAILABLE = 503;

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(LIMIT).build();
  private final ObjectMapper json = new ObjectMapper();
  private final URI campaigns;
  private final String token;

  CoordinatorRest(URI base, String token) {
    this.campaigns = URI.create(base.toString().replaceAll("/+$", "") + "/campaigns");
    this.token = token;
  }

  /** Hands the file over once. Only a refused connection or a 503 is worth another try. */
  Submission submit(String file) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(campaigns)
            .timeout(LIMIT)
            .header("Content-Type", "application/yaml")
            .header("Authorization", "Bearer " + token)
            .POST(HttpRequest.BodyPublishers.ofString(file))
            .build();
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      JsonNode body = json.readTree(answer.body());
      return switch (answer.statusCode()) {
        case CREATED -> new Submission.Accepted(body.path("campaign_id").asText());
        case UNPROCESSABLE -> new Submission.Rejected(mistakes(body));
        case UNAVAILABLE -> new Submission.OutOfReach(detail(answer, body), true);
        default -> new Submission.OutOfReach(detail(answer, body), false);
      };
    } catch (ConnectException e) {
      return new Submission.OutOfReach("nothing listens at " + campaigns, true);
    } catch (IOException e) {
      return new Submission.OutOfReach(campaigns + ": " + e, false);
    }
  }

  /** Looks at a campaign once. */
  Look look(String id) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(campaigns + "/" + id)).timeout(LIMIT).build();
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      return answer.statusCode() == OK ? seen(json.readTree(answer.body())) : new Look.Missed();
    } catch (IOException e) {
      return new Look.Missed();
    }
  }

  private static Look.Seen seen(JsonNode body) {
    String state = body.path("state").asText();
    String report = body.path("report_url").asText("");
    String line =
        "%s: %d of %d windows%s"
            .formatted(
                state,
                body.path("windows_done").asInt(),
                body.path("windows_planned").asInt(),
                report.isEmpty() || report.equals("null") ? "" : ", page at " + report);
    List<String> log =
        StreamSupport.stream(body.path("log").spliterator(), false)
            .map(l -> l.path("severity").asText() + ": " + l.path("text").asText())
            .toList();
    return new Look.Seen(line, log, ending(state));
  }

  private static OptionalInt ending(String state) {
    return switch (state) {
      case "completed" -> OptionalInt.of(CampaignRunMain.COMPLETED);
      case "refused" -> OptionalInt.of(CampaignRunMain.REFUSED);
      case "failed", "cancelled" -> OptionalInt.of(CampaignRunMain.FAILED);
      default -> OptionalInt.empty();
    };
  }

  private static List<String> mistakes(JsonNode problem) {
    List<String> lines = new ArrayList<>();
    for (JsonNode v : problem.path("violations")) {
      lines.add(
          "line %d: %s: %s"
              .formatted(
                  v.path("line").asInt(), v.path("path").asText(), v.path("message").asText()));
    }
    return lines.isEmpty() ? List.of(problem.path("detail").asText()) : lines;
  }

  private static String detail(HttpResponse<String> answer, JsonNode body) {
    return "HTTP " + answer.statusCode() + " " + body.path("detail").asText(answer.body());
  }
}
