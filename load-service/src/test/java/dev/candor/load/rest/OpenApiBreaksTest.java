package dev.candor.load.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenApiBreaksTest {

  @Test
  void shouldNameWhatWouldBreakAClient() throws Exception {
    // Given
    JsonNode golden =
        tree("{paths: {/a: {get: {}, post: {}}}, schemas: {S: {type: string, required: [x]}}}");
    JsonNode served =
        tree("{paths: {/a: {get: {}}}, schemas: {S: {type: integer, required: [x, y]}}}");

    // When
    List<String> breaks = OpenApiBreaks.between(golden, served);

    // Then
    assertThat(breaks)
        .containsExactly(
            "/paths//a/post is gone",
            "/schemas/S/type was \"string\" and is \"integer\"",
            "/schemas/S/required newly demands \"y\"");
  }

  @Test
  void shouldAllowAdditionsAndOtherWords() throws Exception {
    // Given
    JsonNode golden = tree("{paths: {/a: {get: {summary: old}}}}");
    JsonNode served = tree("{paths: {/a: {get: {summary: new}}, /b: {}}}");

    // When
    List<String> breaks = OpenApiBreaks.between(golden, served);

    // Then
    assertThat(breaks).isEmpty();
  }

  private static JsonNode tree(String yaml) throws Exception {
    return new ObjectMapper(new YAMLFactory()).readTree(yaml);
  }
}
