package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.client.LoadClient;
import dev.candor.cli.client.ReportClient;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.SuiteState;

/** The suite that runs on a data folder now. */
record Running(DataFolder data, SuiteState state) {
  static Running require(DataFolder data) {
    SuiteState state =
        SuiteState.read(data)
            .filter(SuiteState::isRunning)
            .orElseThrow(
                () ->
                    CliException.noGround(
                        "No suite runs on %s; start one with ./candor up.".formatted(data.root())));
    return new Running(data, state);
  }

  LoadClient load() {
    return new LoadClient(state.ports().loadUrl(), data.token());
  }

  ReportClient report() {
    return new ReportClient(state.ports().reportUrl(), data.token());
  }
}
