package dev.candor.load.persistence;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect.Severity;
import dev.candor.load.domain.campaign.WindowRun;
import dev.candor.load.service.CampaignStore;
import dev.candor.load.service.CampaignSummary;
import dev.candor.load.service.Line;
import dev.candor.load.service.StoredLine;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Sort;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Campaigns in PostgreSQL. */
@Singleton
class PostgresCampaignStore implements CampaignStore {
  private final Repositories.OfCampaigns campaigns;
  private final Repositories.OfRuns runs;
  private final Repositories.OfLines lines;
  private final CampaignRows rows;

  @Inject
  PostgresCampaignStore(
      Repositories.OfCampaigns campaigns,
      Repositories.OfRuns runs,
      Repositories.OfLines lines,
      CampaignRows rows) {
    this.campaigns = campaigns;
    this.runs = runs;
    this.lines = lines;
    this.rows = rows;
  }

  @Override
  public void add(Campaign campaign, List<Line> first) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              CampaignEntity row = new CampaignEntity();
              rows.fill(row, campaign);
              campaigns.persist(row);
              append(campaign.id(), first);
            });
  }

  @Override
  public void save(Campaign before, Campaign after, List<Line> more) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              CampaignEntity row = campaigns.findById(after.id());
              rows.fill(Objects.requireNonNull(row, "campaign " + after.id()), after);
              for (int place = 0; place < after.runs().size(); place++) {
                boolean stored =
                    place < before.runs().size()
                        && before.runs().get(place).equals(after.runs().get(place));
                if (!stored) {
                  upsert(after.id(), after.runs().get(place), place);
                }
              }
              append(after.id(), more);
            });
  }

  private void upsert(String campaignId, WindowRun run, int place) {
    String key = WindowRunEntity.key(campaignId, run.window().id(), run.attempt());
    WindowRunEntity known = runs.findById(key);
    WindowRunEntity row = known == null ? new WindowRunEntity() : known;
    rows.fill(row, campaignId, run, place);
    if (known == null) {
      runs.persist(row);
    }
  }

  @Override
  public Optional<Campaign> find(String id) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                campaigns
                    .findByIdOptional(id)
                    .map(row -> rows.campaign(row, runs.list("campaignId", Sort.by("place"), id))));
  }

  @Override
  public List<String> unfinished() {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                campaigns.list("over = false", Sort.by("acceptedAt")).stream()
                    .map(row -> row.id)
                    .toList());
  }

  @Override
  public List<CampaignSummary> latest(int most) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                campaigns
                    .findAll(Sort.descending("acceptedAt"))
                    .page(Page.ofSize(most))
                    .list()
                    .stream()
                    .map(
                        row ->
                            new CampaignSummary(
                                row.id,
                                row.name,
                                row.stateLabel,
                                row.acceptedAt,
                                row.endpointUrl,
                                Optional.ofNullable(row.reportUrl)))
                    .toList());
  }

  @Override
  public List<StoredLine> lines(String id, long afterSequence, int most) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                lines
                    .find(
                        "campaignId = ?1 and sequence > ?2", Sort.by("sequence"), id, afterSequence)
                    .page(Page.ofSize(most))
                    .list()
                    .stream()
                    .map(PostgresCampaignStore::line)
                    .toList());
  }

  @Override
  public void addOnce(String campaignId, String source, Line line) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              boolean known = lines.count("source", source) > 0;
              if (!known && campaigns.findByIdOptional(campaignId).isPresent()) {
                lines.persist(row(campaignId, line, source));
              }
            });
  }

  private void append(String campaignId, List<Line> more) {
    more.forEach(line -> lines.persist(row(campaignId, line, null)));
  }

  private static LineEntity row(String campaignId, Line line, @Nullable String source) {
    LineEntity row = new LineEntity();
    row.campaignId = campaignId;
    row.at = line.at();
    row.kind = line.kind().name();
    row.severity = line.severity().name();
    row.text = line.text();
    row.windowId = line.run().map(Line.RunKey::windowId).orElse(null);
    row.attempt = line.run().map(Line.RunKey::attempt).orElse(null);
    row.source = source;
    return row;
  }

  private static StoredLine line(LineEntity row) {
    Optional<Line.RunKey> run =
        row.windowId == null || row.attempt == null
            ? Optional.empty()
            : Optional.of(new Line.RunKey(row.windowId, row.attempt));
    return new StoredLine(
        Objects.requireNonNull(row.sequence, "sequence"),
        new Line(
            row.at, Line.Kind.valueOf(row.kind), Severity.valueOf(row.severity), row.text, run));
  }
}
