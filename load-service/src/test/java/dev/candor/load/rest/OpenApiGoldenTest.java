package dev.candor.load.rest;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import dev.candor.load.coordinator.RealInfrastructure;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Holds the served document to the one that is checked in; -Dcandor.openapi.update=true writes it.
 */
@QuarkusTest
@QuarkusTestResource(RealInfrastructure.class)
class OpenApiGoldenTest {
  private static final Path GOLDEN = Path.of("src/main/openapi/openapi.yaml");
  private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

  @Test
  void shouldServeNothingThatBreaksAClient() throws IOException {
    // Given
    String served = given().queryParam("format", "yaml").get("/openapi").asString();
    if (Boolean.getBoolean("candor.openapi.update")) {
      Files.createDirectories(GOLDEN.getParent());
      Files.writeString(GOLDEN, served);
    }

    // When
    List<String> breaks =
        OpenApiBreaks.between(YAML.readTree(Files.readString(GOLDEN)), YAML.readTree(served));

    // Then
    assertThat(breaks).isEmpty();
  }
}
