package dev.candor.report.service;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds the report of a campaign that has ended, and again when something arrives late. What is
 * owed follows from the stored state alone, so a report is published however often the service is
 * stopped in between.
 */
@ApplicationScoped
public class Publishing {
  /** The page's file. */
  public static final String PAGE = "index.html";

  /** The result's file. */
  public static final String RESULT = "result.json";

  private final MessageStore messages;
  private final ReportStore reports;
  private final FactDecoder decoder;
  private final Renderer renderer;
  private final ReportFiles files;
  private final Announcer announcer;
  private final Clock clock;

  /** Takes its ports. */
  public Publishing(
      MessageStore messages,
      ReportStore reports,
      FactDecoder decoder,
      Renderer renderer,
      ReportFiles files,
      Announcer announcer,
      Clock clock) {
    this.messages = messages;
    this.reports = reports;
    this.decoder = decoder;
    this.renderer = renderer;
    this.files = files;
    this.announcer = announcer;
    this.clock = clock;
  }

  /** Campaigns whose report has still to be built or announced. */
  @Transactional
  public List<String> owed() {
    return reports.owed();
  }

  /** Builds and announces the report of a campaign when that is due; else does nothing. */
  @Transactional
  public void publishIfDue(String campaignId) {
    if (!messages.has(campaignId, FactKind.CAMPAIGN_FINISHED)) {
      return;
    }
    Optional<ReportState> locked = reports.lock(campaignId);
    if (locked.isEmpty()) {
      return;
    }
    ReportState state = locked.get();
    Optional<Published> published =
        state.stale() ? Optional.of(build(campaignId, state.revision())) : state.published();
    published
        .filter(p -> !state.announcedSha256().equals(Optional.of(p.resultSha256())))
        .ifPresent(this::announce);
  }

  private void announce(Published published) {
    announcer.announce(published);
    reports.announced(published.campaignId(), published.resultSha256());
  }

  private Published build(String campaignId, long revision) {
    CampaignFile file = CampaignFile.of(campaignId, messages.of(campaignId), decoder);
    String json = renderer.resultJson(file);
    Map<String, String> contents = new LinkedHashMap<>();
    contents.put(RESULT, json);
    for (String table : renderer.tableNames(file)) {
      renderer.csv(file, table).ifPresent(csv -> contents.put("tables/" + table + ".csv", csv));
    }
    contents.put(PAGE, renderer.page(file, json));
    files.write(campaignId, contents);
    var eligibility = file.result().eligibility();
    Published published =
        new Published(
            campaignId,
            clock.instant(),
            sha256(json),
            file.result().headline(),
            eligibility.count("passed"),
            eligibility.count("failed"),
            eligibility.count("not-evaluable"));
    reports.built(campaignId, revision, published);
    return published;
  }

  private static String sha256(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
