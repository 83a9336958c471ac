package dev.candor.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignTextTest {
  private static final RunFlags NONE = flags(Optional.empty(), List.of());

  @TempDir Path folder;

  @Test
  void shouldSendAFileAsItStands() throws IOException {
    // Given
    String text = "candor: campaign/v1\nname: mine   # a remark\n";
    Path file = Files.writeString(folder.resolve("mine.yaml"), text);

    // When
    CampaignText campaign = CampaignText.of(Optional.of(file), NONE);

    // Then
    assertThat(campaign.yaml()).isEqualTo(text);
    assertThat(campaign.hasEndpoint()).isFalse();
  }

  @Test
  void shouldMakeACampaignFromFlagsAlone() {
    // Given
    RunFlags flags = flags(Optional.of("http://host:8000"), List.of(1, 4));

    // When
    CampaignText campaign = CampaignText.of(Optional.empty(), flags);

    // Then
    assertThat(campaign.hasEndpoint()).isTrue();
    assertThat(campaign.yaml())
        .startsWith("candor: campaign/v1\n")
        .contains("url: http://host:8000")
        .contains("levels:\n- 1\n- 4\n");
  }

  @Test
  void shouldHandTheTimingToTheReferenceServer() throws IOException {
    // Given
    Path file =
        Files.writeString(
            folder.resolve("demo.yaml"),
            "candor: campaign/v1\nname: demo\nreference: {ttft: 40ms, tokens_per_chunk: 5}\n");

    // When
    List<String> arguments = CampaignText.of(Optional.of(file), NONE).referenceArguments();

    // Then
    assertThat(arguments).containsExactly("--ttft", "40ms", "--tokens-per-chunk", "5");
  }

  @Test
  void shouldRefuseABombOfAliases() throws IOException {
    // Given
    StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i < 60; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    Path file = Files.writeString(folder.resolve("bomb.yaml"), bomb);

    // When / Then
    assertThatThrownBy(() -> CampaignText.of(Optional.of(file), NONE))
        .isInstanceOf(CliException.class)
        .hasMessageContaining("not YAML");
  }

  @Test
  void shouldAskForAFileOrAnEngine() {
    // When / Then
    assertThatThrownBy(() -> CampaignText.of(Optional.empty(), NONE))
        .isInstanceOf(CliException.class)
        .hasMessageContaining("--endpoint URL");
  }

  @Test
  void shouldLendAKeyForOneRunOnly() throws IOException {
    // Given
    Path source = Files.writeString(folder.resolve("secret"), "sk-123\n");
    Path keys = Files.createDirectory(folder.resolve("keys"));

    // When
    String lent;
    try (ApiKey key = ApiKey.lend(source, keys)) {
      assertThat(key).isNotNull();
      lent = Files.readString(keys.resolve(ApiKey.nameOf(source)));
    }

    // Then
    assertThat(lent).isEqualTo("sk-123");
    assertThat(ApiKey.nameOf(source)).matches("[a-z0-9-]{1,64}");
    assertThat(keys).isEmptyDirectory();
  }

  @Test
  void shouldFindTheCampaignOfATextAgain() {
    // Given
    new RunBook(folder).note("hash-1", "c-1");
    new RunBook(folder).note("hash-2", "c-2");

    // When
    Optional<String> found = new RunBook(folder).find("hash-1");

    // Then
    assertThat(found).contains("c-1");
  }

  private static RunFlags flags(Optional<String> endpoint, List<Integer> levels) {
    return new RunFlags(
        endpoint,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        levels,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
