package dev.candor.quality.rest;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import dev.candor.quality.support.Backbone;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(Backbone.class)
class OpenApiGoldenTest {
  private static final Path GOLDEN = Path.of("src/main/openapi/openapi.yaml");

  @Test
  void shouldServeWhatTheGoldenPromises() throws Exception {
    // Given
    String served = given().get("/openapi").then().statusCode(200).extract().asString();
    if (Boolean.getBoolean("candor.openapi.update")) {
      Files.createDirectories(GOLDEN.getParent());
      Files.writeString(GOLDEN, served);
    }
    ObjectMapper yaml = new ObjectMapper(new YAMLFactory());
    JsonNode golden = yaml.readTree(Files.readString(GOLDEN));

    // When
    var breaks = OpenApiBreaks.between(golden, yaml.readTree(served));

    // Then
    assertThat(breaks).as("update with -Dcandor.openapi.update=true if it is meant").isEmpty();
  }
}
