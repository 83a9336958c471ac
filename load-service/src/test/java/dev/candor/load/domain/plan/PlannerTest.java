package dev.candor.load.domain.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.Fixtures;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Seeds;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.UniqueElements;
import org.junit.jupiter.api.Test;

class PlannerTest {

  @Property(tries = 200)
  void shouldVisitEveryLevelOnceInEveryRepeat(
      @ForAll @Size(min = 1, max = 8) @UniqueElements
          List<@IntRange(min = 1, max = 5000) Integer> levels,
      @ForAll @IntRange(min = 1, max = 20) int repeats,
      @ForAll long seed) {
    // Given
    CampaignSpec spec = seeded(levels, repeats, seed);

    // When
    Plan plan = Planner.plan(spec);

    // Then
    assertThat(plan.windows()).extracting(PlannedWindow::id).doesNotHaveDuplicates();
    for (int r = 1; r <= repeats; r++) {
      assertThat(orderOf(plan, r)).containsExactlyInAnyOrderElementsOf(levels);
    }
    assertThat(Planner.plan(spec)).isEqualTo(plan);
  }

  @Property(tries = 100)
  void shouldUseAnotherOrderInEveryRepeatWhileThereIsOne(@ForAll long seed) {
    // Given
    CampaignSpec spec = seeded(List.of(1, 4, 16), 6, seed);

    // When
    Plan plan = Planner.plan(spec);

    // Then
    List<List<Integer>> orders =
        java.util.stream.IntStream.rangeClosed(1, 6).mapToObj(r -> orderOf(plan, r)).toList();
    assertThat(orders).doesNotHaveDuplicates();
  }

  @Test
  void shouldPlaceRestartsAndCountPositions() {
    // Given
    CampaignSpec spec = Fixtures.spec(List.of(1, 4), 3, List.of(2));

    // When
    Plan plan = Planner.plan(spec);

    // Then
    assertThat(plan.windows())
        .extracting(PlannedWindow::position)
        .containsExactly(1, 2, 1, 2, 1, 2);
    assertThat(plan.restartsBefore(2)).isTrue();
    assertThat(List.of(0, 1, 3, 4, 5)).noneMatch(plan::restartsBefore);
    assertThat(plan.firstAfterRepeat(2)).hasValue(4);
  }

  @Test
  void shouldEstimateByRampsAndWindows() {
    // Given
    CampaignSpec spec = Fixtures.spec(List.of(1, 4), 1, List.of());

    // When
    Duration estimate = Estimate.from(spec, Planner.plan(spec), 0);

    // Then
    assertThat(estimate).isEqualTo(Duration.ofSeconds(13));
  }

  @Test
  void shouldGiveEveryPartItsOwnPromptSeed() {
    // Given
    List<Long> seeds =
        List.of(
            PromptSeeds.of(42, "r1-a-n1", 1, 0),
            PromptSeeds.of(42, "r1-a-n1", 1, 1),
            PromptSeeds.of(42, "r1-a-n1", 2, 0),
            PromptSeeds.of(42, "r2-a-n1", 1, 0),
            PromptSeeds.of(43, "r1-a-n1", 1, 0));

    // When
    long again = PromptSeeds.of(42, "r1-a-n1", 1, 0);

    // Then
    assertThat(seeds).doesNotHaveDuplicates().allMatch(s -> s >= 0);
    assertThat(again).isEqualTo(seeds.getFirst());
  }

  private static CampaignSpec seeded(List<Integer> levels, int repeats, long seed) {
    CampaignSpec s = Fixtures.spec(levels, repeats, List.of());
    return new CampaignSpec(
        s.name(),
        s.sutBoundary(),
        s.endpoint(),
        false,
        s.engine(),
        s.shapes(),
        levels,
        repeats,
        List.of(),
        s.window(),
        List.of(),
        s.sampling(),
        s.limits(),
        s.gate(),
        new Seeds(seed, 1));
  }

  private static List<Integer> orderOf(Plan plan, int repeat) {
    return plan.windows().stream()
        .filter(w -> w.repeat() == repeat)
        .map(PlannedWindow::streams)
        .toList();
  }
}
