package dev.candor.report.config;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;

/** Gives out what only wiring may create. */
@ApplicationScoped
public class Wiring {
  @Produces
  @ApplicationScoped
  Clock clock() {
    return Clock.systemUTC();
  }
}
