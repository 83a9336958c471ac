package dev.candor.metadata.persistence;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.contract.EngineRestarted;
import dev.candor.metadata.contract.RestartRequested;
import dev.candor.metadata.contract.StartedWire;
import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartState;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.RestartStore;
import java.util.Optional;

/** Restarts in the work table, with their progress. */
final class RestartTable extends WorkTable<RestartRequest, RestartStore.Ended>
    implements RestartStore {
  private static final String KIND = "restart";

  private final WorkRepository rows;

  RestartTable(WorkRepository rows) {
    super(
        rows,
        KIND,
        text -> ContractJson.read(text, RestartRequested.class).toDomain(),
        ended -> new Key(ended.request().campaignId(), ended.request().restartId()),
        ended -> ContractJson.write(EngineRestarted.of(ended.request(), ended.result())));
    this.rows = rows;
  }

  @Override
  public RestartState state(Key key) {
    return rows.row(KIND, key)
        .flatMap(row -> Optional.ofNullable(row.progress))
        .<RestartState>map(text -> ContractJson.read(text, StartedWire.class).toDomain())
        .orElseGet(RestartState.Requested::new);
  }

  @Override
  public void started(Key key, RestartState.Started state) {
    rows.progress(KIND, key, ContractJson.write(StartedWire.of(state)));
  }
}
