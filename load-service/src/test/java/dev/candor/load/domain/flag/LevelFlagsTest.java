package dev.candor.load.domain.flag;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.Fixtures;
import dev.candor.load.domain.merge.ClientHealth;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.merge.Requests;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.PlannedWindow;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelFlagsTest {
  private static final PlannedWindow FOUR =
      new PlannedWindow("r1-decode-heavy-n4", 1, 1, "decode-heavy", Load.STEADY, 4);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.63 | 14.0 | p95 14.0 s is 22 times p50 0.63 s; the limit is 5 times",
        "0.86 | 26.9 | p95 26.9 s is 31 times p50 0.86 s; the limit is 5 times"
      })
  void shouldFlagTheTailsOfTheAudit(double p50, double p95, String why) {
    // When
    Optional<Flag> flag = LevelFlags.ttftTail(p50, p95);

    // Then
    assertThat(flag).contains(new Flag("ttft.tail", why));
  }

  @Test
  void shouldFlagTheAuditsTailFromItsHistogram() {
    // Given
    Histogram ttft = Fixtures.histogram(630, 180);
    ttft.recordValueWithCount(14_000_000_000L, 20);

    // When
    Optional<Flag> flag = LevelFlags.ttftTail(ttft);

    // Then
    assertThat(flag).map(Flag::rule).contains("ttft.tail");
  }

  @Test
  void shouldNotJudgeATailFromTooFewSamples() {
    // Given
    Histogram ttft = Fixtures.histogram(10, 100);
    ttft.recordValueWithCount(14_000_000_000L, 29);

    // When
    Optional<Flag> flag = LevelFlags.ttftTail(ttft);

    // Then
    assertThat(flag).isEmpty();
  }

  @Test
  void shouldNotFlagATailOfExactlyFiveTimes() {
    // When
    Optional<Flag> flag = LevelFlags.ttftTail(0.2, 1.0);

    // Then
    assertThat(flag).isEmpty();
  }

  @Test
  void shouldFlagTheDipOfTheAudit() {
    // Given
    List<Dips.Rung> ladder = List.of(new Dips.Rung(8, 57.7), new Dips.Rung(4, 100.6));

    // When
    List<Optional<Flag>> flags = ladder.stream().map(r -> Dips.of(r, ladder)).toList();

    // Then
    assertThat(flags)
        .containsExactly(
            Optional.of(new Flag("dip", "57.7 tokens/s at 8 streams is less than 100.6 at 4")),
            Optional.empty());
  }

  @Test
  void shouldRaiseNoFlagOnAQuietLevel() {
    // Given
    Measured quiet = Fixtures.measured(1200, 4);

    // When
    List<Flag> flags = flags(quiet, Snapshots.NONE, OptionalInt.of(64));

    // Then
    assertThat(flags).isEmpty();
  }

  @Test
  void shouldNameWhichLimitTheHarnessBrokeAndByHowMuch() {
    // Given
    ClientHealth late = new ClientHealth(12.5, 30, 80, 60, 0.95, 2);

    // When
    Optional<Flag> flag = LevelFlags.saturated(late, ClientLimits.DEFAULTS);

    // Then
    assertThat(flag)
        .contains(
            new Flag(
                "client.saturated",
                "event-loop delay p99 12.50 ms is 2.5 times its limit of 5.00 ms; longest collector"
                    + " pause 60.00 ms is 1.2 times its limit of 50.0 ms; processor share 0.95 is"
                    + " 1.1 times its limit of 0.90"));
  }

  @Test
  void shouldFlagErrorsWithTheirRateAndKinds() {
    // Given
    Requests some =
        new Requests(97, 3, 4, List.of(new Requests.Failure("http-503", 3, "503 busy")));
    Measured m = Fixtures.measured(1200, 4, some, Fixtures.histogram(40, 200));

    // When
    List<Flag> flags = flags(m, Snapshots.NONE, OptionalInt.empty());

    // Then
    assertThat(flags)
        .containsExactly(new Flag("errors", "3 of 100 requests failed (3.0 %): 3 http-503"));
    assertThat(Validity.objection(FOUR, m)).isEmpty();
  }

  @Test
  void shouldInvalidateALevelWithTooManyErrorsOrTooFewStreams() {
    // Given
    Measured m =
        Fixtures.measured(1200, 3, new Requests(94, 6, 4, List.of()), Fixtures.histogram(40, 200));

    // When
    Optional<String> objection = Validity.objection(FOUR, m);

    // Then
    assertThat(objection)
        .contains(
            "6.0 % of the requests failed; the limit is 5 %; 3.000 of 4 streams were in flight on"
                + " average; the limit is 99 %");
  }

  @Test
  void shouldFlagAWindowThatIsNotSteady() {
    // When
    Optional<Flag> flag = LevelFlags.notSteady(List.of(400L, 440L, 444L));

    // Then
    assertThat(flag)
        .contains(
            new Flag(
                "not-steady",
                "thirds of the window held 400, 440, 444 tokens, 10.3 % apart; the limit is 10 %"));
  }

  @Test
  void shouldFlagWhatTheEngineSaysOfItsOwnLoad() {
    // Given
    Snapshots snapshots =
        Snapshots.NONE
            .with(Snapshots.Phase.BEFORE, reading(0, 0, 5))
            .with(Snapshots.Phase.DURING, reading(4, 2, 7));

    // When
    List<Flag> flags = flags(Fixtures.measured(1200, 4), snapshots, OptionalInt.of(4));

    // Then
    assertThat(flags)
        .containsExactly(
            new Flag("foreign-load", "the engine held 6 requests in mid-window, 4 were ours"),
            new Flag(
                "preempted",
                "the engine queued 2 of 4 streams in mid-window; the engine preempted 2 times"),
            new Flag("engine-capped", "4 streams against the engine's cap of 4 sequences"));
  }

  private static Snapshots.Reading reading(double running, double waiting, double preemptions) {
    return new Snapshots.Reading(
        OptionalDouble.of(running), OptionalDouble.of(waiting), OptionalDouble.of(preemptions));
  }

  private static List<Flag> flags(Measured m, Snapshots s, OptionalInt cap) {
    return LevelFlags.of(FOUR, m, s, cap, ClientLimits.DEFAULTS);
  }
}
