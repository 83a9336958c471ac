package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {
  @Test
  void shouldReadTheFirstObjectAmongWords() {
    // Given
    String text = "Here: {\"a\": [1, -2.5e1, true, null], \"b\\u0041\": {\"c\": \"d\\n\"}} done";

    // When
    Optional<Map<String, Object>> object = JsonText.firstObject(text);

    // Then
    assertThat(object)
        .contains(Map.of("a", List.of(1.0, -25.0, true, "null"), "bA", Map.of("c", "d\n")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "{",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\": 01}",
        "{\"a\": 1,}",
        "{a: 1}",
        "{'a': 1}",
        "{\"a\": \"\\x\"}",
        "{\"a\": \"\\u12\"}",
        "{\"a\": +1}",
        "{\"a\": [1, 2}",
        "{\"a\": \"x\ny\"}"
      })
  void shouldRefuseWhatIsNoJson(String text) {
    // When
    Optional<Map<String, Object>> object = JsonText.firstObject(text);

    // Then
    assertThat(object).isEmpty();
  }

  @Test
  void shouldRefuseBottomlessNesting() {
    // Given
    String deep = "{\"a\":" + "[".repeat(100_000);

    // When
    Optional<Map<String, Object>> object = JsonText.firstObject(deep);

    // Then
    assertThat(object).isEmpty();
  }

  @Property
  void shouldReadWhatALibraryWrites(@ForAll String key, @ForAll String value) throws Exception {
    // Given
    String written = new ObjectMapper().writeValueAsString(Map.of(key, value));

    // When
    Optional<Map<String, Object>> object = JsonText.firstObject(written);

    // Then
    assertThat(object).contains(Map.of(key, value));
  }
}
