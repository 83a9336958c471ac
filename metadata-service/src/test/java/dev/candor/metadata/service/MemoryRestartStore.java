package dev.candor.metadata.service;

import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartState;
import java.util.LinkedHashMap;
import java.util.Map;

/** A restart store in memory. */
public final class MemoryRestartStore extends MemoryStore<RestartRequest, RestartStore.Ended>
    implements RestartStore {
  private final Map<Key, RestartState> states = new LinkedHashMap<>();

  public MemoryRestartStore() {
    super(ended -> new Key(ended.request().campaignId(), ended.request().restartId()));
  }

  @Override
  public RestartState state(Key key) {
    return states.getOrDefault(key, new RestartState.Requested());
  }

  @Override
  public void started(Key key, RestartState.Started state) {
    states.put(key, state);
  }
}
