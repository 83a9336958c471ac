package dev.candor.load.domain.campaign.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://127.0.0.1:8000",
        "https://api.example.org/openai",
        "http://[::1]:8000",
        "http://10.0.0.7:8000/v1",
        "HTTP://localhost"
      })
  void shouldAcceptPlainAddresses(String url) {
    // When
    Optional<String> objection = EndpointAddress.objection(url);

    // Then
    assertThat(objection).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "file:///etc/passwd",
        "ftp://host",
        "127.0.0.1:8000",
        "http://",
        "http://user:pass@host",
        "http://host?x=1",
        "http://host#x",
        "http://ho st",
        "http://169.254.169.254",
        "http://169.254.1.2:8000",
        "http://[fe80::1]:8000",
        "http://[::ffff:169.254.169.254]",
        "http://[fd00:ec2::254]",
        "http://2852039166/",
        "http://0xa9fea9fe",
        "http://metadata.google.internal",
        "http://metadata.google.internal./",
        "http://100.100.100.200"
      })
  void shouldRefuseWhatCouldReachOtherThings(String url) {
    // When
    Optional<String> objection = EndpointAddress.objection(url);

    // Then
    assertThat(objection).isPresent();
  }

  @Test
  void shouldDropSlashesAndVersion() {
    // When
    String base = EndpointAddress.base("http://host:8000/openai/v1/");

    // Then
    assertThat(base).isEqualTo("http://host:8000/openai");
  }
}
