package dev.candor.report.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.report.fixture.Contracts;
import dev.candor.report.fixture.Pages;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.CampaignFile;
import dev.candor.report.service.FactKind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CampaignPageTest {
  private final QuteRenderer renderer = new QuteRenderer(Pages.engine());
  private final CampaignFile file = Pages.sample(new JsonFactDecoder());
  private final String page = renderer.page(file, renderer.resultJson(file));

  @Test
  void shouldStaySmall() {
    // When
    int bytes = page.getBytes(StandardCharsets.UTF_8).length;

    // Then
    assertThat(bytes).isLessThan(1_500_000);
  }

  @Test
  void shouldFetchNothing() {
    // When
    Matcher outward =
        Pattern.compile(
                "(?i)<(?:link|iframe|img|object|embed|base|video|audio|source)\\b|\\bsrc=|url\\(")
            .matcher(
                page.replaceAll("(?s)<script type=\"text/plain\".*?</script>", "")
                    .replaceAll("&lt;img src=x", ""));

    // Then
    assertThat(outward.find()).isFalse();
    assertThat(page).contains("default-src 'none'");
  }

  @Test
  void shouldEscapeWhatCameFromOutside() {
    // When
    Matcher scripts = Pattern.compile("(?i)<script").matcher(page);

    // Then
    assertThat(scripts.results().count()).isEqualTo(3);
    assertThat(page).contains("&lt;/script&gt;&lt;script&gt;alert(&#39;x&#39;)");
    assertThat(page).contains("503 &lt;b&gt;busy&lt;/b&gt;");
    assertThat(page).doesNotContain("<b>busy").doesNotContain("\"><i>");
  }

  @Test
  void shouldMakeReorderingCharactersVisible() {
    // When
    boolean hidden = page.chars().anyMatch(c -> c >= 0x202A && c <= 0x202E);

    // Then
    assertThat(hidden).isFalse();
    assertThat(page).contains("⟨U+202E⟩gnp.exe");
  }

  @Test
  void shouldCarryAPromptLengthWithEveryTtftHeading() {
    // When
    long plain =
        Pattern.compile("TTFT p(50|95)(?!, prompts of)").matcher(tables()).results().count();

    // Then
    assertThat(plain).as("only the burst table, whose rows carry it").isEqualTo(2);
    assertThat(page).contains("TTFT p95, prompts of 2011–3987 tokens");
  }

  @Test
  void shouldGiveEveryTableACaptionAndHeadings() {
    // When
    long tables = Pattern.compile("<table").matcher(page).results().count();

    // Then
    assertThat(Pattern.compile("<caption").matcher(page).results().count()).isEqualTo(tables);
    assertThat(Pattern.compile("<thead><tr><th scope=\"col\"").matcher(page).results().count())
        .isEqualTo(tables);
  }

  @Test
  void shouldBeTheSameForTheSameMessages() {
    // When
    String again = renderer.page(file, renderer.resultJson(file));

    // Then
    assertThat(again).isEqualTo(page);
  }

  @Test
  void shouldPutTheVerdictBeforeAnyFigure() {
    // When
    int verdict = page.indexOf("Nothing here may be quoted yet");

    // Then
    assertThat(verdict).isPositive().isLessThan(page.indexOf("1,012.0"));
  }

  @Test
  void shouldRenderARefusedCampaignOfWhichNothingElseIsKnown() {
    // Given
    ObjectNode finished = Contracts.tree("load-service", "campaign-finished.v1");
    finished.put("state", "refused").put("reason", "the gate failed");
    CampaignFile refused =
        Pages.file(new JsonFactDecoder(), Map.of(FactKind.CAMPAIGN_FINISHED, List.of(finished)));

    // When
    String html = renderer.page(refused, renderer.resultJson(refused));

    // Then
    assertThat(html)
        .contains("Nothing here may be quoted: the campaign was refused (the gate failed).")
        .contains("The mechanical gate has not decided");
  }

  private String tables() {
    return page.replaceAll("(?s)<script.*?</script>", "");
  }
}
