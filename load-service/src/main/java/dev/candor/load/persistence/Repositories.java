package dev.candor.load.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.inject.Singleton;

/** Panache's view of the three tables. */
final class Repositories {
  private Repositories() {}

  /** Rows of {@code campaign}. */
  @Singleton
  static class OfCampaigns implements PanacheRepositoryBase<CampaignEntity, String> {}

  /** Rows of {@code window_run}. */
  @Singleton
  static class OfRuns implements PanacheRepositoryBase<WindowRunEntity, String> {}

  /** Rows of {@code campaign_line}. */
  @Singleton
  static class OfLines implements PanacheRepositoryBase<LineEntity, Long> {}
}
