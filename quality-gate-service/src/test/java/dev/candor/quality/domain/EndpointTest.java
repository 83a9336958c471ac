package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndpointTest {
  @ParameterizedTest
  @CsvSource({
    "http://127.0.0.1:8000, http://127.0.0.1:8000",
    "http://127.0.0.1:8000/, http://127.0.0.1:8000",
    "https://host/v1/, https://host",
    "http://host/base/v1, http://host/base"
  })
  void shouldDropATrailingVersion(String given, String base) {
    // When
    Endpoint endpoint = Endpoint.of(given, "auto", "auto", Optional.empty());

    // Then
    assertThat(endpoint.url()).hasToString(base);
    assertThat(endpoint.model()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "file:///etc/passwd, chat, m, key, scheme file",
    "gopher://x, chat, m, key, scheme gopher",
    "http://user:pw@host, chat, m, key, holds a user name",
    "http://host?x=1, chat, m, key, holds a query",
    "host:8000, chat, m, key, scheme host",
    "http://ho st, chat, m, key, not an address",
    "http://host, telepathy, m, key, endpoint.api",
    "http://host, chat, ' ', key, endpoint.model",
    "http://host, chat, m, ../etc/passwd, endpoint.api_key"
  })
  void shouldNameWhatIsNotAllowed(
      String url, String api, String model, String key, String expected) {
    // When
    var refused = assertThatThrownBy(() -> Endpoint.of(url, api, model, Optional.of(key)));

    // Then
    refused.isInstanceOf(InvalidInput.class).hasMessageContaining(expected);
  }
}
