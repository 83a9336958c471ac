package dev.candor.cli.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;

/** How a campaign is getting on, in one line. */
public final class ProgressLine {
  private static final int MINUTE = 60;
  private static final int HOUR = 3600;

  private ProgressLine() {}

  /**
   * Formats a progress event: what it does, windows done, tokens/s now, time left.
   *
   * @param progress {@code doing, windows_done, windows_planned, tokens_per_s_now, eta_s}
   */
  public static String of(JsonNode progress) {
    StringBuilder line = new StringBuilder();
    line.append(progress.path("doing").asText());
    line.append(
        " · window %d/%d"
            .formatted(
                progress.path("windows_done").asInt(), progress.path("windows_planned").asInt()));
    JsonNode rate = progress.path("tokens_per_s_now");
    if (rate.isNumber()) {
      line.append(String.format(Locale.ROOT, " · %,.0f tokens/s", rate.asDouble()));
    }
    JsonNode eta = progress.path("eta_s");
    if (eta.isNumber()) {
      line.append(" · ").append(duration(eta.asDouble())).append(" left");
    }
    return line.toString();
  }

  /** Seconds as a person says them. */
  static String duration(double seconds) {
    long whole = Math.round(seconds);
    if (whole < MINUTE) {
      return whole + " s";
    }
    if (whole < HOUR) {
      return "%d min %02d s".formatted(whole / MINUTE, whole % MINUTE);
    }
    return "%d h %02d min".formatted(whole / HOUR, whole % HOUR / MINUTE);
  }
}
