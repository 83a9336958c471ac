package dev.candor.load.config;

import dev.candor.load.domain.campaign.CampaignMachine;
import dev.candor.load.domain.campaign.Rules;
import dev.candor.load.domain.flag.ClientLimits;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.function.LongSupplier;

/** Where clocks and randomness enter the coordinator. */
@Singleton
public final class Wiring {
  /** Seeds stay below 2^53, so that every reader of JSON keeps them exactly. */
  private static final long SEED_BOUND = 1L << 53;

  private final SecureRandom random = new SecureRandom();

  @Produces
  @Singleton
  Clock wallClock() {
    return Clock.systemUTC();
  }

  @Produces
  @Singleton
  @Named("monotonic")
  LongSupplier monotonicNanos() {
    return System::nanoTime;
  }

  @Produces
  @Singleton
  @Named("fresh-seeds")
  LongSupplier freshSeeds() {
    return () -> random.nextLong(SEED_BOUND);
  }

  @Produces
  @Singleton
  CampaignMachine machine(CoordinatorConfig config) {
    return new CampaignMachine(rules(config));
  }

  /** The rules that the settings make. */
  static Rules rules(CoordinatorConfig config) {
    CoordinatorConfig.Patience p = config.patience();
    return new Rules(
        p.capture(),
        p.gate(),
        p.snapshot(),
        p.engineReady(),
        p.restart(),
        p.report(),
        p.windowGrace(),
        p.burst(),
        p.retry(),
        config.fleet().maxAttempts(),
        config.fleet().streamsPerWorker(),
        ClientLimits.DEFAULTS);
  }
}
