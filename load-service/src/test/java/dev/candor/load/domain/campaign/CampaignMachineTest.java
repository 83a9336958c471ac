package dev.candor.load.domain.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.candor.load.domain.Fixtures;
import dev.candor.load.domain.flag.Flag;
import dev.candor.load.domain.flag.Snapshots;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CampaignMachineTest {

  @Test
  void shouldTakeACampaignToItsEnd() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(1, 4), 1, List.of())).toFirstWindow();

    // When
    play.toAssignment().measured(400).toAssignment().measured(1200);
    play.happens(new CampaignEvent.ConfigCaptured("after", "llama.cpp", OptionalInt.empty()));
    play.happens(new CampaignEvent.ReportPublished("http://127.0.0.1:8094/campaigns/c-1"));

    // Then
    assertThat(play.campaign.state().label()).isEqualTo("completed");
    assertThat(play.campaign.runs()).extracting(WindowRun::state).containsOnly(RunState.VALID);
    assertThat(play.campaign.reportUrl()).contains("http://127.0.0.1:8094/campaigns/c-1");
    assertThat(play.said(Effect.RequestCapture.class))
        .extracting(Effect.RequestCapture::captureId)
        .containsExactly("before", "after");
    assertThat(play.said(Effect.AnnounceFinished.class))
        .containsExactly(new Effect.AnnounceFinished(new Outcome.Completed()));
  }

  @Test
  void shouldRefuseAnEngineThatFailsItsGate() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(1), 1, List.of()));
    play.toFirstWindowBut("garbage in 12 of 50 answers");

    // When
    play.happens(new CampaignEvent.ReportPublished("http://page"));

    // Then
    assertThat(play.campaign.state().label()).isEqualTo("refused");
    assertThat(play.campaign.outcome().flatMap(Outcome::why))
        .contains("the quality gate failed: garbage in 12 of 50 answers");
    assertThat(play.said(Effect.AssignPart.class)).isEmpty();
  }

  @Test
  void shouldAskForASnapshotInMidWindowOnce() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow().toAssignment();
    play.drain();

    // When
    play.pass(Duration.ofMillis(2900)).pass(Duration.ofMillis(200)).pass(Duration.ofMillis(200));

    // Then
    assertThat(play.effects)
        .containsExactly(new Effect.RequestSnapshot(play.window(), 1, Snapshots.Phase.DURING));
  }

  @Test
  void shouldGoOnWithoutASnapshotThatDoesNotCome() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow();

    // When
    play.pass(Duration.ofSeconds(5));

    // Then
    assertThat(play.said(Effect.AssignPart.class)).hasSize(1);
  }

  @Test
  void shouldVoidAWindowWhoseWorkerIsLostAndKeepBothAttempts() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow().toAssignment();
    String window = play.window().id();
    play.workers = Play.workers("w-2");

    // When
    play.pass(Duration.ofSeconds(6)).pass(Duration.ZERO).toAssignment();
    play.measured(window, 1, "w-1", 9999, 4);
    play.measured(window, 2, "w-2", 1200, 4);
    play.measured(window, 2, "w-2", 1200, 4);

    // Then
    assertThat(play.campaign.runs())
        .extracting(WindowRun::attempt, WindowRun::state)
        .containsExactly(tuple(1, RunState.VOID), tuple(2, RunState.VALID));
    assertThat(play.campaign.runs().getFirst().reason())
        .contains("worker w-1 was lost in mid-window");
    assertThat(play.campaign.runs().getFirst().measurement()).isPresent();
    assertThat(play.said(Effect.CancelPart.class)).hasSize(1);
  }

  @Test
  void shouldNotCallAWorkerLostBeforeItHasListenedLongEnough() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow().toAssignment();
    play.workers = new Workers(List.of(), false);

    // When
    play.pass(Duration.ofSeconds(3));

    // Then
    assertThat(play.measuring().attempt()).isEqualTo(1);
    assertThat(play.campaign.runs()).isEmpty();
  }

  @Test
  void shouldGiveAWindowUpAfterThreeAttemptsAndTheCampaignAfterTwoSuchWindows() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(1, 4, 8), 1, List.of())).toFirstWindow();

    // When
    for (int i = 0; i < 6; i++) {
      play.pass(Duration.ofSeconds(15)).toAssignment().failed("connection refused");
    }

    // Then
    assertThat(play.campaign.runs())
        .extracting(WindowRun::state)
        .containsExactly(
            RunState.VOID,
            RunState.VOID,
            RunState.INVALID,
            RunState.VOID,
            RunState.VOID,
            RunState.INVALID);
    assertThat(play.campaign.outcome().flatMap(Outcome::why))
        .contains(
            "two windows in a row could not be measured at http://127.0.0.1:8000: connection"
                + " refused; what was measured before is kept");
  }

  @Test
  void shouldWaitForAWorkerAndSaySoOnce() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow();
    play.workers = Play.workers();
    play.drain();

    // When
    play.toAssignment().pass(Duration.ofSeconds(1)).pass(Duration.ofSeconds(1));

    // Then
    assertThat(play.said(Effect.Note.class))
        .extracting(Effect.Note::text)
        .containsExactly("waiting for a worker: 0 live, none free");
    assertThat(Words.doing(play.campaign)).endsWith("waiting for a worker");
  }

  @Test
  void shouldFlagADipOnALevelThatRanBeforeItsSmallerNeighbour() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4, 8), 1, List.of())).toFirstWindow();

    // When
    while (play.campaign.state() instanceof CampaignState.Measuring) {
      play.toAssignment();
      play.measured(play.window().streams() == 8 ? 231 : 402);
    }

    // Then
    WindowRun eight =
        play.campaign.runs().stream()
            .filter(r -> r.window().streams() == 8)
            .findFirst()
            .orElseThrow();
    assertThat(eight.flags())
        .extracting(Flag::rule, Flag::why)
        .containsExactly(tuple("dip", "57.8 tokens/s at 8 streams is less than 100.5 at 4"));
    assertThat(play.said(Effect.AnnounceRun.class))
        .extracting(Effect.AnnounceRun::run)
        .contains(eight);
  }

  @Test
  void shouldSkipARepeatWhoseRestartFailed() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 3, List.of(2))).toFirstWindow();
    play.toAssignment().measured(1200);

    // When
    play.happens(new CampaignEvent.EngineRestarted("before-repeat-2", false, "no process listens"));
    play.toAssignment().measured(1200);

    // Then
    assertThat(play.campaign.runs())
        .extracting(r -> r.window().repeat(), WindowRun::state)
        .containsExactly(
            tuple(1, RunState.VALID), tuple(2, RunState.VOID), tuple(3, RunState.VALID));
    assertThat(play.campaign.runs().get(1).reason())
        .contains("the engine restart failed: no process listens");
  }

  @Test
  void shouldCaptureAgainAfterARestart() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 2, List.of(2))).toFirstWindow();
    play.toAssignment().measured(1200);
    play.drain();

    // When
    play.happens(new CampaignEvent.EngineRestarted("before-repeat-2", true, ""));
    play.happens(new CampaignEvent.ConfigCaptured("after-restart-2", "x", OptionalInt.of(4)));

    // Then
    assertThat(play.said(Effect.RequestCapture.class))
        .containsExactly(new Effect.RequestCapture("after-restart-2"));
    assertThat(play.window().repeat()).isEqualTo(2);
    assertThat(play.campaign.sequenceCap()).hasValue(4);
  }

  @Test
  void shouldStopWorkersWhenItIsCancelledInMidWindow() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toFirstWindow().toAssignment();
    play.drain();

    // When
    play.happens(new CampaignEvent.CancelAsked()).happens(new CampaignEvent.CancelAsked());

    // Then
    assertThat(play.said(Effect.CancelPart.class)).hasSize(1);
    assertThat(play.said(Effect.AnnounceFinished.class))
        .containsExactly(
            new Effect.AnnounceFinished(new Outcome.Cancelled("cancelled on request")));
    assertThat(play.campaign.runs()).extracting(WindowRun::state).containsExactly(RunState.VOID);
  }

  @Test
  void shouldFailWithAReasonWhenTheGateIsNotDecided() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(4), 1, List.of())).toGate();

    // When
    play.pass(Duration.ofSeconds(600));

    // Then
    assertThat(play.campaign.outcome().flatMap(Outcome::why))
        .contains(
            "quality-gate-service did not decide the quality gate within 600 s; see whether it runs"
                + " and reaches the endpoint");
  }

  @Test
  void shouldSplitALevelOverWorkersAndMergeItsParts() {
    // Given
    Play play = new Play(Fixtures.spec(List.of(1500), 1, List.of())).toFirstWindow();
    play.workers = Play.workers("w-1", "w-2", "w-3");
    play.toAssignment();
    String window = play.window().id();

    // When
    play.measured(window, 1, "w-1", 1000, 750);
    play.happens(
        new CampaignEvent.LevelMeasured(
            window, 1, 1, "w-2", Optional.of(Fixtures.measured(1000, 750)), "none"));

    // Then
    assertThat(play.said(Effect.AssignPart.class))
        .extracting(a -> a.part().streams())
        .containsExactly(750, 750);
    WindowRun run = play.campaign.runs().getFirst();
    assertThat(run.workers()).containsExactly("w-1", "w-2");
    assertThat(run.measurement().orElseThrow().aggregateTps()).isEqualTo(500);
  }
}
