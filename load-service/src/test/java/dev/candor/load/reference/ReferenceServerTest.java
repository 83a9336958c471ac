package dev.candor.load.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceServerTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final ObjectMapper JSON = new ObjectMapper();
  @TempDir private Path folder;
  private final List<ReferenceServer> servers = new java.util.ArrayList<>();

  private ReferenceServer server(String... args) throws IOException {
    ReferenceServer server =
        ReferenceServer.start(ReferenceArguments.parse(args).options(), System::nanoTime);
    servers.add(server);
    return server;
  }

  @AfterEach
  void stop() throws IOException {
    for (ReferenceServer server : servers) {
      server.close();
    }
  }

  private static HttpResponse<String> post(ReferenceServer server, String path, String body)
      throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.url() + path))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
  }

  private static String get(ReferenceServer server, String path) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server.url() + path)).build();
    return HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  private static String chat(String prompt, String more) {
    return "{\"messages\":[{\"role\":\"user\",\"content\":\"" + prompt + "\"}]" + more + "}";
  }

  @Test
  void shouldGiveTheKnownAnswerExactly() throws Exception {
    // Given
    Path answers = folder.resolve("answers.json");
    Files.writeString(answers, "{\"What is 2+3?\":\"  It is\\n5, of course. 😀 \"}");
    ReferenceServer server =
        server("--ttft", "1ms", "--itl", "100us", "--answers", answers.toString());

    // When
    JsonNode answer =
        JSON.readTree(post(server, "/v1/chat/completions", chat("What is 2+3?", "")).body());

    // Then
    JsonNode choice = answer.path("choices").path(0);
    assertThat(choice.path("message").path("content").asText())
        .isEqualTo("  It is\n5, of course. 😀 ");
    assertThat(choice.path("finish_reason").asText()).isEqualTo("stop");
  }

  @Test
  void shouldStreamTheSameAnswerAsWhole() throws Exception {
    // Given
    ReferenceServer server = server("--ttft", "1ms", "--itl", "100us", "--tokens-per-chunk", "3");
    String more = ",\"max_tokens\":20,\"stream\":true,\"stream_options\":{\"include_usage\":true}";

    // When
    String stream = post(server, "/v1/chat/completions", chat("Tell", more)).body();

    // Then
    StringBuilder text = new StringBuilder();
    int events = 0;
    JsonNode usage = JSON.nullNode();
    for (String line : stream.lines().filter(l -> l.startsWith("data: {")).toList()) {
      JsonNode event = JSON.readTree(line.substring(6));
      text.append(event.path("choices").path(0).path("delta").path("content").asText(""));
      events++;
      usage = event.path("usage");
    }
    String whole =
        JSON.readTree(
                post(server, "/v1/chat/completions", chat("Tell", ",\"max_tokens\":20")).body())
            .path("choices")
            .path(0)
            .path("message")
            .path("content")
            .asText();
    assertThat(text.toString()).isEqualTo(whole);
    assertThat(events).isEqualTo(1 + 7 + 1);
    assertThat(usage.path("completion_tokens").asInt()).isEqualTo(20);
    assertThat(usage.path("prompt_tokens").asInt()).isEqualTo(5);
    assertThat(stream).endsWith("data: [DONE]\n\n");
  }

  @Test
  void shouldHonourStopSequences() throws Exception {
    // Given
    ReferenceServer server = server("--ttft", "1ms", "--itl", "100us");
    String body = "{\"prompt\":\"x\",\"max_tokens\":50,\"stop\":[\"burned\",\"night\"]}";

    // When
    JsonNode answer = JSON.readTree(post(server, "/v1/completions", body).body());

    // Then
    JsonNode choice = answer.path("choices").path(0);
    assertThat(choice.path("text").asText()).isEqualTo("The lamp on the table ");
    assertThat(choice.path("finish_reason").asText()).isEqualTo("stop");
  }

  @Test
  void shouldAnswerGarbageWhenTold() throws Exception {
    // Given
    ReferenceServer server = server("--ttft", "1ms", "--itl", "100us", "--garbage");

    // When
    String body = post(server, "/v1/completions", "{\"prompt\":\"x\",\"max_tokens\":9}").body();

    // Then
    assertThat(JSON.readTree(body).path("choices").path(0).path("text").asText())
        .isEqualTo("!!!!!!!!!");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          404 | {"model":"other","prompt":"x"}
          400 | {"prompt":7}
          400 | {"prompt":"x","max_tokens":0}
          400 | {"prompt":"x","n":2}
          400 | {"prompt":"x","ignore_eos":true}
          400 | [1]
          400 | no json
          """)
  void shouldRefuseWhatItCannotServe(int status, String body) throws Exception {
    // Given
    ReferenceServer server = server("--refuse", "ignore_eos");

    // When
    HttpResponse<String> response = post(server, "/v1/completions", body);

    // Then
    assertThat(response.statusCode()).isEqualTo(status);
    assertThat(JSON.readTree(response.body()).path("error").path("code").asInt()).isEqualTo(status);
  }

  @Test
  void shouldFailEveryNthRequest() throws Exception {
    // Given
    ReferenceServer server = server("--ttft", "1ms", "--itl", "1us", "--fail-every", "2");
    String body = "{\"prompt\":\"x\",\"max_tokens\":2}";

    // When
    List<Integer> statuses =
        List.of(
            post(server, "/v1/completions", body).statusCode(),
            post(server, "/v1/completions", body).statusCode(),
            post(server, "/v1/completions", body).statusCode());

    // Then
    assertThat(statuses).containsExactly(200, 500, 200);
  }

  @Test
  void shouldTellItsStateInVllmsNames() throws Exception {
    // Given
    ReferenceServer server = server("--ttft", "1ms", "--itl", "1us");
    String body = "{\"prompt\":\"x\",\"max_tokens\":5,\"stream\":true}";
    String streamed = post(server, "/v1/completions", body).body();

    // When
    String metrics = get(server, "/metrics");

    // Then
    String labels = "{engine=\"0\",model_name=\"candor-reference\"} ";
    assertThat(streamed).contains("[DONE]");
    assertThat(metrics)
        .contains("vllm:num_requests_running" + labels)
        .contains("vllm:num_requests_waiting" + labels + "0.0")
        .contains("vllm:generation_tokens_total" + labels + "5.0")
        .contains("candor_reference_lateness_seconds_count 5");
    assertThat(get(server, "/v1/models")).contains("\"id\":\"candor-reference\"");
    assertThat(get(server, "/version")).contains("candor-reference-0.1.0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --port 70000       | --port: '70000' is not allowed; use a whole number from 0 to 65535
          --ttft fast        | --ttft: 'fast' is not allowed; use a length such as 40ms or 1.5s
          --colour red       | unknown argument '--colour'; see --help
          --itl              | --itl needs a value; see --help
          --fixture other    | --fixture: 'other' is not allowed; use one-right-answer
          --answers /no/file | --answers /no/file cannot be read
          """)
  void shouldSayWhatIsWrongWithItsArguments(String line, String message) {
    // Given
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);

    // When
    int status = ReferenceServerMain.run(line.split(" "), stream, stream);

    // Then
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("reference-server: " + message);
  }

  @Test
  void shouldSayThatItsPortIsTaken() throws IOException {
    // Given
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {

      // When
      int status =
          ReferenceServerMain.run(
              new String[] {"--port", String.valueOf(taken.getLocalPort())}, stream, stream);

      // Then
      assertThat(status).isEqualTo(1);
      assertThat(err.toString(StandardCharsets.UTF_8))
          .contains("port " + taken.getLocalPort() + " cannot be used");
    }
  }
}
