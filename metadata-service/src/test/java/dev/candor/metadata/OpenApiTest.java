package dev.candor.metadata;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/**
 * Holds the served document to the one that is checked in. Regenerate after a compatible change
 * with {@code -Dcandor.openapi.update=true}.
 */
@QuarkusTest
@QuarkusTestResource(Infrastructure.class)
class OpenApiTest {
  private static final Path GOLDEN = Path.of("src/main/openapi/openapi.yaml");

  @Test
  void shouldServeNothingThatBreaksAClient() throws Exception {
    // Given
    if (Boolean.getBoolean("candor.openapi.update")) {
      Files.createDirectories(GOLDEN.getParent());
      Files.writeString(GOLDEN, given().get("/openapi?format=yaml").asString());
    }
    Object golden = new Yaml().load(Files.readString(GOLDEN));

    // When
    Object served = new Yaml().load(given().get("/openapi?format=yaml").asString());

    // Then
    assertThat(breaks("", golden, served)).isEmpty();
  }

  @Test
  void shouldNameWhatBreaks() {
    // Given
    Object golden =
        Map.of("paths", Map.of("/a", Map.of("get", Map.of()), "/b", Map.of()), "type", "string");
    Object served = Map.of("paths", Map.of("/a", Map.of()), "type", "integer");

    // When
    List<String> breaks = breaks("", golden, served);

    // Then
    assertThat(breaks)
        .containsExactlyInAnyOrder(
            "/paths//a/get was removed", "/paths//b was removed", "/type: string became integer");
  }

  /** Whatever the golden document promises must still be there; a required request field is new. */
  private static List<String> breaks(String at, Object golden, Object served) {
    List<String> out = new ArrayList<>();
    if (golden instanceof Map<?, ?> was && served instanceof Map<?, ?> is) {
      was.forEach(
          (key, value) -> {
            Object now = is.get(key);
            if (now == null) {
              out.add(at + "/" + key + " was removed");
            } else {
              out.addAll(breaks(at + "/" + key, value, now));
            }
          });
      if (is.containsKey("required") && !was.containsKey("required")) {
        out.add(at + "/required is new");
      }
    } else if (golden instanceof List<?> was && served instanceof List<?> is) {
      was.stream()
          .filter(entry -> !is.contains(entry))
          .forEach(entry -> out.add(at + ": " + entry + " was removed"));
      if (at.endsWith("/required")) {
        is.stream()
            .filter(entry -> !was.contains(entry))
            .forEach(entry -> out.add(at + ": " + entry + " is new"));
      }
    } else if (!isProse(at) && !golden.equals(served)) {
      out.add(at + ": " + golden + " became " + served);
    }
    return out;
  }

  private static boolean isProse(String at) {
    return at.endsWith("/summary") || at.endsWith("/description") || at.endsWith("/title");
  }
}
