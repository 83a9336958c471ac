package dev.candor.metadata.engine;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A small real process that answers as an engine does: {@code TinyEngine reference-server --port
 * P}. Its served length follows the variable TINY_LENGTH, so that a test can see its environment.
 */
public final class TinyEngine {
  private TinyEngine() {}

  public static void main(String[] args) throws IOException {
    int port = Integer.parseInt(args[List.of(args).indexOf("--port") + 1]);
    String length = Optional.ofNullable(System.getenv("TINY_LENGTH")).orElse("2048");
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    answers(length).forEach((path, body) -> server.createContext(path, e -> reply(e, body)));
    System.out.println("listening on " + port);
    server.start();
  }

  private static Map<String, String> answers(String length) {
    return Map.of(
        "/health",
        "{\"status\":\"ok\"}",
        "/version",
        "{\"version\":\"0.1.0\",\"engine\":\"candor-reference\"}",
        "/v1/models",
        "{\"data\":[{\"id\":\"tiny\",\"owned_by\":\"candor-reference\",\"max_model_len\":"
            + length
            + "}]}",
        "/v1/chat/completions",
        "{\"choices\":[{\"message\":{\"content\":\"yes\"}}]}",
        "/metrics",
        "# TYPE vllm:num_requests_running gauge\n"
            + "vllm:num_requests_running{engine=\"0\"} 3.0\n"
            + "vllm:num_requests_waiting{engine=\"0\"} 1.0\n"
            + "vllm:kv_cache_usage_perc{engine=\"0\"} 0.25\n"
            + "vllm:num_preemptions_total{engine=\"0\"} 0.0\n"
            + "vllm:prompt_tokens_cached_total{engine=\"0\"} 7.0\n");
  }

  private static void reply(HttpExchange exchange, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getRequestBody().readAllBytes();
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
