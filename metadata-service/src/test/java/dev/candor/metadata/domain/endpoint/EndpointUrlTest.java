package dev.candor.metadata.domain.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointUrlTest {
  @ParameterizedTest
  @CsvSource({
    "http://host:8000, http://host:8000",
    "http://host:8000/, http://host:8000",
    "http://host:8000/v1, http://host:8000",
    "https://host/base/v1/, https://host/base",
    "http://[::1]:8000, http://[::1]:8000"
  })
  void shouldDropATrailingSlashAndVersion(String text, String base) {
    // Given
    String given = text;

    // When
    EndpointUrl url = EndpointUrl.parse(given);

    // Then
    assertThat(url.uri().toString()).isEqualTo(base);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "file:///etc/passwd",
        "ftp://host/",
        "host:8000",
        "http://user:secret@host/",
        "http://",
        "http://metadata.google.internal/",
        "not an address"
      })
  void shouldRefuseWhatIsNoPlainHttpAddress(String text) {
    // Given
    String given = text;

    // When
    var parsing = assertThatThrownBy(() -> EndpointUrl.parse(given));

    // Then
    parsing
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("endpoint.url")
        .hasMessageNotContaining("secret");
  }

  @ParameterizedTest
  @ValueSource(strings = {"169.254.169.254", "fe80::1", "fd00:ec2::254"})
  void shouldRefuseLinkLocalAndMetadataAddresses(String literal) throws Exception {
    // Given
    InetAddress address = InetAddress.getByName(literal);

    // When
    var refusal = assertThatThrownBy(() -> EndpointUrl.refuseLinkLocal(address));

    // Then
    refusal.isInstanceOf(IllegalArgumentException.class).hasMessageContaining("refused");
  }

  @Test
  void shouldRefuseAKeyThatIsNoName() {
    // Given
    EndpointUrl url = EndpointUrl.parse("http://host");

    // When
    var making =
        assertThatThrownBy(() -> new Endpoint(url, Optional.empty(), Optional.of("../etc/passwd")));

    // Then
    making.isInstanceOf(IllegalArgumentException.class).hasMessageNotContaining("passwd");
  }
}
