package dev.candor.metadata.service;

import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartResult;
import dev.candor.metadata.domain.restart.RestartState;

/** A {@link WorkStore} that also knows how far a restart has come. */
public interface RestartStore extends WorkStore<RestartRequest, RestartStore.Ended> {
  /**
   * A restart that is over.
   *
   * @param request what was asked for
   * @param result how it ended
   */
  record Ended(RestartRequest request, RestartResult result) {}

  /** How far it has come, when it is not over: Requested or Started. */
  RestartState state(Key key);

  /** Notes a step before it is taken. */
  void started(Key key, RestartState.Started state);
}
