package dev.candor.report.suite;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import dev.candor.report.config.ReportConfig;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(Infrastructure.class)
class ArtifactsTest {
  @Inject ReportConfig config;

  private final byte[] content = bytes(5000, new Random().nextLong());
  private final String sha256 = Hashes.sha256(content);

  @Test
  void shouldStoreOnceAndGiveBackTheSameBytes() {
    // When
    int first = put(sha256, content, Infrastructure.TOKEN).statusCode();
    int second = put(sha256, content, Infrastructure.TOKEN).statusCode();

    // Then
    assertThat(first).isEqualTo(201);
    assertThat(second).isEqualTo(204);
    Response back = given().get("/artifacts/" + sha256);
    assertThat(back.asByteArray()).isEqualTo(content);
    assertThat(back.header("Content-Type")).isEqualTo("application/jsonl+gzip");
  }

  @Test
  void shouldRefuseContentWithAnotherHashAndKeepNothing() throws IOException {
    // Given
    String other = Hashes.sha256("something else");

    // When
    Response answer = put(other, content, Infrastructure.TOKEN);

    // Then
    answer.then().statusCode(422).body("detail", containsString(sha256));
    given().get("/artifacts/" + other).then().statusCode(404);
    assertThat(leftovers()).isZero();
  }

  @Test
  void shouldRefuseContentOverTheLimitAndKeepNothing() throws IOException {
    // Given
    byte[] large = bytes(100_001, 1);

    // When
    Response answer = put(Hashes.sha256(large), large, Infrastructure.TOKEN);

    // Then
    answer.then().statusCode(413).body("detail", containsString("100000 bytes"));
    assertThat(leftovers()).isZero();
  }

  @Test
  void shouldLetNobodyWriteWithoutTheToken() {
    // When
    Response wrong = put(sha256, content, "another");
    Response none = given().body(content).put("/artifacts/" + sha256);

    // Then
    wrong.then().statusCode(401).header("WWW-Authenticate", containsString("Bearer"));
    none.then().statusCode(401).contentType(containsString("application/problem+json"));
    given().get("/artifacts/" + sha256).then().statusCode(404);
  }

  @Test
  void shouldMapEverySetting() {
    // When
    ReportConfig mapped = config;

    // Then
    assertThat(mapped.artifacts().maxBytes()).isEqualTo(100_000);
    assertThat(mapped.reportUrl()).contains("http://report.test/");
    assertThat(mapped.auth().tokenFile()).isPresent();
    assertThat(mapped.harnessRevision()).isEqualTo("unknown");
    assertThat(mapped.keysDir()).isEmpty();
  }

  private Response put(String hash, byte[] bytes, String token) {
    return given()
        .header("Authorization", "Bearer " + token)
        .contentType("application/jsonl+gzip")
        .body(bytes)
        .put("/artifacts/" + hash);
  }

  private long leftovers() throws IOException {
    Path folder = config.dataDir().resolve("artifacts");
    if (!Files.exists(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".tmp")).count();
    }
  }

  private static byte[] bytes(int length, long seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }
}
