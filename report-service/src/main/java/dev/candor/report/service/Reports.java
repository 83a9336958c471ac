package dev.candor.report.service;

import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Fact;
import dev.candor.report.domain.facts.Facts;
import dev.candor.report.domain.facts.Finish;
import dev.candor.report.domain.facts.Progress;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Answers questions about campaigns, running or ended. */
@ApplicationScoped
public class Reports {
  private static final List<FactKind> INDEXED =
      List.of(FactKind.CAMPAIGN_ACCEPTED, FactKind.CAMPAIGN_PROGRESSED, FactKind.CAMPAIGN_FINISHED);

  private final MessageStore messages;
  private final ReportStore reports;
  private final FactDecoder decoder;
  private final Renderer renderer;
  private final ReportFiles files;

  /** Takes its ports. */
  public Reports(
      MessageStore messages,
      ReportStore reports,
      FactDecoder decoder,
      Renderer renderer,
      ReportFiles files) {
    this.messages = messages;
    this.reports = reports;
    this.decoder = decoder;
    this.renderer = renderer;
    this.files = files;
  }

  /** What is known of a campaign by now; empty when it is unknown. */
  @Transactional
  public Optional<CampaignFile> file(String campaignId) {
    return messages.knows(campaignId)
        ? Optional.of(CampaignFile.of(campaignId, messages.of(campaignId), decoder))
        : Optional.empty();
  }

  /** The page: as published, or as far as the campaign is. */
  @Transactional
  public Optional<String> page(String campaignId) {
    if (!messages.knows(campaignId)) {
      return Optional.empty();
    }
    return files
        .read(campaignId, Publishing.PAGE)
        .or(() -> file(campaignId).map(file -> renderer.page(file, renderer.resultJson(file))));
  }

  /** The result file: as published, or as far as the campaign is. */
  @Transactional
  public Optional<String> resultJson(String campaignId) {
    if (!messages.knows(campaignId)) {
      return Optional.empty();
    }
    return files
        .read(campaignId, Publishing.RESULT)
        .or(() -> file(campaignId).map(renderer::resultJson));
  }

  /** One table as CSV. */
  @Transactional
  public Optional<String> csv(String campaignId, String table) {
    return file(campaignId).flatMap(file -> renderer.csv(file, table));
  }

  /** The names of a campaign's tables. */
  @Transactional
  public List<String> tableNames(String campaignId) {
    return file(campaignId).map(renderer::tableNames).orElseGet(List::of);
  }

  /** The page of all campaigns, the newest first. */
  @Transactional
  public String index() {
    Map<String, String> headlines = reports.headlines();
    Map<String, List<Fact>> facts =
        messages.latest(INDEXED).stream()
            .map(message -> decoder.decode(message.kind(), message.payload()))
            .collect(Collectors.groupingBy(Fact::campaignId));
    List<ReportLine> lines =
        facts.entrySet().stream()
            .map(
                entry ->
                    line(
                        Facts.of(entry.getKey(), entry.getValue()),
                        Optional.ofNullable(headlines.get(entry.getKey()))))
            .sorted(Comparator.comparing(ReportLine::at).reversed())
            .toList();
    return renderer.index(lines);
  }

  private static ReportLine line(Facts facts, Optional<String> headline) {
    Optional<Campaign> campaign = facts.campaign();
    Optional<Progress> progress = facts.progress();
    Optional<Instant> ended = facts.finish().map(Finish::finishedAt);
    return new ReportLine(
        facts.campaignId(),
        campaign.map(Campaign::name).orElse(facts.campaignId()),
        campaign.map(c -> c.endpoint().model()).orElse("model not known yet"),
        campaign
            .map(Campaign::acceptedAt)
            .or(() -> progress.map(Progress::at))
            .or(() -> ended)
            .orElse(Instant.EPOCH),
        facts
            .finish()
            .map(Finish::state)
            .or(() -> progress.map(Progress::state))
            .orElse("accepted"),
        progress.map(Progress::doing).orElse(""),
        progress.map(Progress::windowsDone).orElse(0),
        progress.map(Progress::windowsPlanned).orElse(0),
        progress.map(Progress::tokensPerSecondNow).orElse(OptionalDouble.empty()),
        headline);
  }
}
