package dev.candor.load.service;

import dev.candor.load.config.CoordinatorConfig;
import dev.candor.load.domain.campaign.file.CampaignReader;
import dev.candor.load.domain.campaign.file.Reading;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Reads campaign files as texts. */
@Singleton
public class CampaignFiles {
  private final CampaignReader reader;

  @Inject
  CampaignFiles(CoordinatorConfig config, @Named("fresh-seeds") LongSupplier freshSeeds) {
    this(config.referenceUrl(), freshSeeds);
  }

  CampaignFiles(Optional<String> referenceUrl, LongSupplier freshSeeds) {
    this.reader = new CampaignReader(referenceUrl, freshSeeds);
  }

  /** The specification, or every mistake. */
  public Reading read(String text) {
    return switch (YamlDocuments.read(text)) {
      case YamlDocuments.Result.Read r -> reader.read(r.document());
      case YamlDocuments.Result.Unreadable u -> new Reading.Wrong(List.of(u.violation()));
    };
  }
}
