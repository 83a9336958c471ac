package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.client.LoadClient;
import dev.candor.cli.client.ReportClient;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.SuiteState;
import java.util.Optional;

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

  /** Says that the suite was stopped meanwhile, so that nothing is left to follow. */
  Optional<String> lost() {
    return state.isRunning()
        ? Optional.empty()
        : Optional.of(
            "The suite on %s has stopped; ./candor logs candor tells why.".formatted(data.root()));
  }

  LoadClient load() {
    return new LoadClient(state.ports().loadUrl(), data.token());
  }

  ReportClient report() {
    return new ReportClient(state.ports().reportUrl(), data.token());
  }
}
