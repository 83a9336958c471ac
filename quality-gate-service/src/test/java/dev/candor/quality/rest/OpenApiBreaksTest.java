package dev.candor.quality.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenApiBreaksTest {
  private static final String OLD =
      "{'paths':{'/a':{'get':{'x':{}},'put':{}}},'components':{'schemas':{'S':{'properties':"
          + "{'n':{'type':'integer'},'m':{'type':'string'}},'required':['n']}}}}";

  @Test
  void shouldAcceptAnAddition() throws Exception {
    // Given
    JsonNode now = json(OLD.replace("'put':{}", "'put':{},'delete':{}"));

    // When
    List<String> breaks = OpenApiBreaks.between(json(OLD), now);

    // Then
    assertThat(breaks).isEmpty();
  }

  @Test
  void shouldNameWhatBreaksAClient() throws Exception {
    // Given
    JsonNode now =
        json(
            OLD.replace(",'put':{}", "")
                .replace("'integer'", "'number'")
                .replace(",'m':{'type':'string'}", "")
                .replace("['n']", "['n','k']"));

    // When
    List<String> breaks = OpenApiBreaks.between(json(OLD), now);

    // Then
    assertThat(breaks)
        .containsExactlyInAnyOrder(
            "put /a is gone",
            "schema S/properties/n/type was \"integer\" and is \"number\"",
            "schema S/properties/m is gone",
            "schema S now requires k");
  }

  private static JsonNode json(String text) throws Exception {
    return new ObjectMapper().readTree(text.replace('\'', '"'));
  }
}
