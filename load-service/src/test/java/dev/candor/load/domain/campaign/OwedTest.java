package dev.candor.load.domain.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.load.domain.Fixtures;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwedTest {

  @Test
  void shouldOweTheSameAssignmentAfterARestartOfTheCoordinator() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow().toAssignment();
    List<Effect.AssignPart> assigned = play.said(Effect.AssignPart.class);

    // When
    List<Effect> owed = Owed.of(play.campaign);

    // Then
    assertThat(owed).startsWith(new Effect.AnnounceAccepted()).containsAll(assigned);
  }

  @Test
  void shouldRefuseAnIllegalTransition() {
    // Given
    Campaign accepted = new Play(Fixtures.spec(List.of(4), 1, List.of())).campaign;

    // When
    var attempt =
        assertThatThrownBy(() -> accepted.become(new CampaignState.Gating(Fixtures.START)));

    // Then
    attempt.isInstanceOf(IllegalStateException.class).hasMessageContaining("may not become");
  }
}
