package dev.candor.report.render;

import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.facts.Measurement;
import dev.candor.report.domain.facts.Snapshot;
import dev.candor.report.domain.facts.WindowRecord;
import dev.candor.report.domain.result.CampaignResult;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Every attempt at every window, what went wrong in it, and the load around it. */
final class WindowTables {
  private WindowTables() {}

  static Table windows(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "windows",
                "Every window of every repeat",
                "One row per attempt, in the order of the plan. Void and invalid attempts stay"
                    + " here and count in no figure.")
            .text("window", "Window")
            .number("attempt", "Attempt")
            .text("state", "State")
            .text("flags", "Flags and reasons")
            .number("aggregate_tps", "Tokens/s")
            .number("tokens", "Tokens inside")
            .number("window_s", "Window, s")
            .number("in_flight_mean", "In flight, mean")
            .number("completed", "Completed")
            .number("failed", "Failed")
            .number("cancelled", "Cancelled")
            .text("opened_at", "Opened (UTC)");
    result.facts().windows().forEach(window -> row(table, window));
    return table.build();
  }

  private static void row(Table.Builder table, WindowRecord window) {
    Optional<Measurement> m = window.measurement();
    String state = window.state().name().toLowerCase(Locale.ROOT);
    table.row(
        window.valid() ? "" : "bad",
        window.windowId(),
        window.attempt(),
        window.valid()
            ? new Table.Value("✓ valid", state, "good")
            : new Table.Value("✗ " + state, state, "bad"),
        notes(window),
        m.map(x -> Table.Value.of(FigureText.rate(x.aggregateTps()), x.aggregateTps()))
            .orElseGet(WindowTables::none),
        m.map(x -> count(x.tokensInWindow())).orElseGet(WindowTables::none),
        m.map(x -> decimal(x.windowS())).orElseGet(WindowTables::none),
        m.map(x -> decimal(x.inFlight().mean())).orElseGet(WindowTables::none),
        m.map(x -> count(x.requests().completed())).orElseGet(WindowTables::none),
        m.map(x -> failed(x.requests().failed())).orElseGet(WindowTables::none),
        m.map(x -> count(x.requests().cancelled())).orElseGet(WindowTables::none),
        m.map(x -> Times.brief(x.openedAt())).orElseGet(WindowTables::none));
  }

  private static Table.Value notes(WindowRecord window) {
    String flags =
        window.flags().stream()
            .map(flag -> flag.rule() + ": " + flag.why())
            .collect(Collectors.joining("; "));
    String text = window.reason().map(r -> r + (flags.isEmpty() ? "" : "; ")).orElse("") + flags;
    return text.isEmpty() ? none() : Table.Value.toned(text, window.valid() ? "warn" : "bad");
  }

  static Table failures(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "failures",
                "Failed requests",
                "One row per kind of failure and window, with one example of what was seen.")
            .text("window", "Window")
            .number("attempt", "Attempt")
            .text("kind", "Kind")
            .number("count", "Count")
            .text("example", "Example");
    for (WindowRecord window : result.facts().windows()) {
      window.measurement().stream()
          .flatMap(m -> m.requests().failures().stream())
          .filter(failure -> failure.count() > 0)
          .forEach(
              failure ->
                  table.row(
                      "",
                      window.windowId(),
                      window.attempt(),
                      failure.kind(),
                      count(failure.count()),
                      failure.example()));
    }
    return table.build();
  }

  static Table harness(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "harness",
                "The harness's own lateness",
                "One row per measured window: how late the load generator itself was. Large"
                    + " values mean that the harness, not the engine, was slow.")
            .text("window", "Window")
            .number("loop_delay_p99_ms", "Loop delay p99, ms")
            .number("loop_delay_max_ms", "Loop delay max, ms")
            .number("gc_pause_total_ms", "GC pauses, ms")
            .number("send_late_p99_ms", "Send lateness p99, ms")
            .number("cpu_share", "CPU share");
    for (WindowRecord window : result.facts().windows()) {
      window
          .measurement()
          .flatMap(Measurement::client)
          .ifPresent(
              client ->
                  table.row(
                      "",
                      window.windowId(),
                      decimal(client.loopDelayP99Ms()),
                      decimal(client.loopDelayMaxMs()),
                      decimal(client.gcPauseTotalMs()),
                      decimal(client.sendLateP99Ms()),
                      decimal(client.cpuShare())));
    }
    return table.build();
  }

  static Table snapshots(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "snapshots",
                "Load of engine and host around each window",
                "One row per snapshot. A dash means that the source did not say; the last column"
                    + " names why.")
            .text("window", "Window")
            .text("phase", "Phase")
            .number("running", "Running")
            .number("waiting", "Waiting")
            .number("kv_usage", "KV use")
            .number("load_1m", "Host load, 1 min")
            .number("cpu_busy", "CPU busy")
            .text("missing", "Not read");
    for (Snapshot s : result.facts().snapshots()) {
      table.row(
          "",
          s.windowId(),
          s.phase(),
          optional(s.engine().running()),
          optional(s.engine().waiting()),
          optional(s.engine().kvUsage()),
          optional(s.host().load1m()),
          optional(s.host().cpuBusy()),
          s.missing().stream()
              .map(m -> m.what() + ": " + m.why())
              .collect(Collectors.joining("; ")));
    }
    return table.build();
  }

  static Table artifacts(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "artifacts",
                "Stored records",
                "One row per window: its per-request records, addressed by their SHA-256.")
            .text("window", "Window")
            .number("attempt", "Attempt")
            .text("sha256", "SHA-256")
            .number("bytes", "Bytes")
            .number("requests", "Requests");
    for (WindowRecord window : result.facts().windows()) {
      window
          .records()
          .forEach(
              r ->
                  table.row(
                      "",
                      window.windowId(),
                      window.attempt(),
                      r.sha256(),
                      count(r.bytes()),
                      count(r.requests())));
    }
    return table.build();
  }

  private static Table.Value none() {
    return new Table.Value("–", "", "muted");
  }

  private static Table.Value failed(long count) {
    return new Table.Value(
        String.format(Locale.ROOT, "%,d", count), Long.toString(count), count > 0 ? "warn" : "");
  }

  static Table.Value count(long count) {
    return new Table.Value(String.format(Locale.ROOT, "%,d", count), Long.toString(count), "");
  }

  private static Table.Value decimal(double value) {
    return Table.Value.of(String.format(Locale.ROOT, "%,.2f", value), value);
  }

  private static Table.Value optional(OptionalDouble value) {
    return value.isPresent() ? decimal(value.getAsDouble()) : none();
  }
}
