package dev.candor.quality.support;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.candor.quality.domain.GateItems;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** An engine that gives right answers, spoilt by one planted fault. */
public final class FaultyEngine implements AutoCloseable {
  /** What the engine makes of the right answer; a token is a word. */
  @FunctionalInterface
  public interface Fault {
    /** Handles one request; {@code right} is the right answer's text. */
    void answer(Request request, Wire wire) throws IOException;
  }

  /** What was asked. */
  public record Request(String prompt, String right, int maxTokens, boolean hasStop, int number) {}

  private static final Map<String, String> ANSWERS = GateItems.answers();

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ObjectMapper json = new ObjectMapper();
  private final AtomicInteger requests = new AtomicInteger();

  private FaultyEngine(Fault fault) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/v1/chat/completions", exchange -> serve(exchange, true, fault));
    server.createContext("/v1/completions", exchange -> serve(exchange, false, fault));
    server.start();
  }

  /** Starts on a free port. */
  public static FaultyEngine start(Fault fault) throws IOException {
    return new FaultyEngine(fault);
  }

  /** Right answers and nothing else. */
  public static Fault none() {
    return (request, wire) -> wire.words(request.right());
  }

  /** Where it listens. */
  public URI url() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** How many questions came so far. */
  public int requests() {
    return requests.get();
  }

  private void serve(HttpExchange exchange, boolean chat, Fault fault) throws IOException {
    try (exchange) {
      JsonNode body = json.readTree(exchange.getRequestBody());
      String prompt = chat ? body.at("/messages/0/content").asText() : body.path("prompt").asText();
      Request request =
          new Request(
              prompt,
              ANSWERS.getOrDefault(prompt, "Hello."),
              body.path("max_tokens").asInt(),
              body.has("stop"),
              requests.incrementAndGet());
      fault.answer(request, new Wire(exchange, chat, request.maxTokens()));
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }

  /** Writes streams in either interface's form. */
  public final class Wire {
    private final HttpExchange exchange;
    private final boolean chat;
    private final int maxTokens;

    private Wire(HttpExchange exchange, boolean chat, int maxTokens) {
      this.exchange = exchange;
      this.chat = chat;
      this.maxTokens = maxTokens;
    }

    /** A whole answer, cut at the budget. */
    public void words(String text) throws IOException {
      String[] words = text.split("(?<= )");
      boolean cut = words.length > maxTokens;
      String kept =
          String.join("", java.util.Arrays.copyOf(words, Math.min(words.length, maxTokens)));
      stream(
          kept, cut ? "length" : "stop", Math.min(words.length, maxTokens), StandardCharsets.UTF_8);
    }

    /** A whole answer in one event, encoded as given. */
    public void stream(String text, String finish, int tokens, Charset charset) throws IOException {
      OutputStream out = open(200, "text/event-stream");
      out.write(("data: " + chunk(text, finish) + "\n\n").getBytes(charset));
      String usage = "{\"choices\":[],\"usage\":{\"completion_tokens\":" + tokens + "}}";
      out.write(("data: " + usage + "\n\ndata: [DONE]\n\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Any response at all. */
    public void raw(int status, String type, String body) throws IOException {
      open(status, type).write(body.getBytes(StandardCharsets.UTF_8));
    }

    private OutputStream open(int status, String type) throws IOException {
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(status, 0);
      return exchange.getResponseBody();
    }

    private String chunk(String text, String finish) {
      ObjectNode choice = json.createObjectNode();
      choice.put("index", 0);
      if (chat) {
        choice.putObject("delta").put("content", text);
      } else {
        choice.put("text", text);
      }
      choice.put("finish_reason", finish);
      ObjectNode chunk = json.createObjectNode();
      chunk.putArray("choices").add(choice);
      return chunk.toString();
    }
  }
}
