package dev.candor.load.domain.campaign.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.Fixtures;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.EngineSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.constraints.UniqueElements;

class CampaignDocumentTest {

  @Property(tries = 200)
  void shouldBeReadBackAsTheSameSpecification(
      @ForAll @Size(min = 1, max = 6) @UniqueElements
          List<@IntRange(min = 1, max = 100_000) Integer> levels,
      @ForAll @IntRange(min = 1, max = 20) int repeats,
      @ForAll @StringLength(max = 50) String declared) {
    // Given
    CampaignSpec plain = Fixtures.spec(levels.stream().sorted().toList(), repeats, List.of());
    CampaignSpec spec =
        new CampaignSpec(
            plain.name(),
            plain.sutBoundary(),
            plain.endpoint(),
            false,
            new EngineSpec(false, Map.of("device", declared)),
            plain.shapes(),
            plain.levels(),
            plain.repeats(),
            List.of(),
            plain.window(),
            plain.burstStreams(),
            plain.sampling(),
            plain.limits(),
            plain.gate(),
            plain.seeds());
    CampaignReader reader = new CampaignReader(Optional.empty(), () -> -1);

    // When
    Reading reading = reader.read(DocTree.of(CampaignDocument.of(spec)));

    // Then
    assertThat(reading).isEqualTo(new Reading.Right(spec));
  }
}
