package dev.candor.report.suite;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(Infrastructure.class)
class OpenApiTest {
  private static final Path GOLDEN = Path.of("src/main/openapi/openapi.yaml");

  @Test
  void shouldTakeNothingAwayFromThePublishedInterface() throws Exception {
    // Given
    String served = given().get("/openapi").asString();
    if (Boolean.getBoolean("candor.openapi.update")) {
      Files.createDirectories(GOLDEN.getParent());
      Files.writeString(GOLDEN, served);
    }
    JsonNode golden = new YAMLMapper().readTree(Files.readString(GOLDEN));

    // When
    List<String> lost = new ArrayList<>();
    compare("", golden, new YAMLMapper().readTree(served), lost);

    // Then
    assertThat(lost).as("incompatible changes; see candor.openapi.update").isEmpty();
  }

  private static void compare(String path, JsonNode before, JsonNode after, List<String> lost) {
    if (after == null || after.isMissingNode()) {
      lost.add(path + " is gone");
    } else if (before.isObject()) {
      before
          .properties()
          .forEach(
              entry ->
                  compare(
                      path + "/" + entry.getKey(),
                      entry.getValue(),
                      after.path(entry.getKey()),
                      lost));
      if (path.endsWith("Body") && after.has("required") && !before.has("required")) {
        lost.add(path + " has new required fields");
      }
    } else if (path.endsWith("/type") && !before.equals(after)) {
      lost.add(path + " was " + before + " and is " + after);
    }
  }
}
