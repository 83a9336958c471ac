package dev.candor.load.service;

import dev.candor.load.config.CoordinatorConfig;
import dev.candor.load.domain.campaign.Workers;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Who is alive, by this process's own monotonic clock: a worker that was silent for longer than the
 * limit is not.
 */
@Singleton
public class WorkerRegistry {
  private static final Duration DEAF = Duration.ofSeconds(20);

  private final LongSupplier nanos;
  private final long lostAfterNanos;
  private volatile long listeningSince;
  private final Map<String, Seen> seen = new ConcurrentHashMap<>();

  private record Seen(WorkerBeat beat, long atNanos) {}

  @Inject
  WorkerRegistry(CoordinatorConfig config, @Named("monotonic") LongSupplier nanos) {
    this(config.fleet().lostAfter(), nanos);
  }

  WorkerRegistry(Duration lostAfter, LongSupplier nanos) {
    this.nanos = nanos;
    this.lostAfterNanos = lostAfter.toNanos();
    listenAnew();
  }

  /** A worker gave a sign of life. */
  public void heard(WorkerBeat beat) {
    long now = nanos.getAsLong();
    seen.put(beat.workerId(), new Seen(beat, now));
    if (now < listeningSince) {
      listeningSince = now;
    }
  }

  /**
   * Silence until now says nothing about anybody: this process began to listen, or the broker was
   * away. Silence counts again from the next sign of life of any worker, at the latest after {@link
   * #DEAF}.
   */
  final void listenAnew() {
    listeningSince = nanos.getAsLong() + DEAF.toNanos();
  }

  /** The last sign of life of everyone who is alive, by name. */
  public List<WorkerBeat> live() {
    return seen.values().stream()
        .filter(this::isLive)
        .map(Seen::beat)
        .sorted(Comparator.comparing(WorkerBeat::workerId))
        .toList();
  }

  /** The workers as a campaign sees them, given who has something to measure already. */
  Workers view(Set<String> assigned) {
    List<Workers.Live> live =
        live().stream()
            .map(
                b ->
                    new Workers.Live(b.workerId(), b.startedAt(), !assigned.contains(b.workerId())))
            .toList();
    return new Workers(live, nanos.getAsLong() - listeningSince >= lostAfterNanos);
  }

  /** Tokens per second that the workers last reported for a campaign. */
  OptionalDouble tokensPerSecond(String campaignId) {
    List<WorkerBeat.Task> tasks =
        live().stream()
            .flatMap(b -> b.task().stream())
            .filter(t -> t.campaignId().equals(campaignId))
            .toList();
    return tasks.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(tasks.stream().mapToDouble(WorkerBeat.Task::tokensPerSecond).sum());
  }

  private boolean isLive(Seen s) {
    return nanos.getAsLong() - s.atNanos() < lostAfterNanos;
  }
}
