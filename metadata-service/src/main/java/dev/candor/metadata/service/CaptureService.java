package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.Capture;
import dev.candor.metadata.domain.capture.CaptureRequest;
import dev.candor.metadata.domain.capture.Checklist;
import dev.candor.metadata.domain.capture.Unresolved;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.host.HostFacts;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** Captures the configuration of a campaign's engine, once per capture id. */
public final class CaptureService {
  private final WorkStore<CaptureRequest, Capture> store;
  private final EngineReader engines;
  private final HostReader host;
  private final SnapshotCounter snapshots;
  private final Publisher publisher;
  private final Clock clock;

  /** Captures through the given probes into the given store. */
  public CaptureService(
      WorkStore<CaptureRequest, Capture> store,
      EngineReader engines,
      HostReader host,
      SnapshotCounter snapshots,
      Publisher publisher,
      Clock clock) {
    this.store = store;
    this.engines = engines;
    this.host = host;
    this.snapshots = snapshots;
    this.publisher = publisher;
    this.clock = clock;
  }

  /**
   * Notes a request, so that it is owed from now on.
   *
   * @param request what is asked for
   * @param original the same as it came
   */
  public Key accept(CaptureRequest request, String original) {
    Key key = new Key(request.campaignId(), request.captureId());
    store.remember(key, original);
    return key;
  }

  /** Makes the capture unless it is made, and tells it. */
  public void carryOut(Key key) {
    if (store.document(key).isEmpty()) {
      store.request(key).map(this::capture).ifPresent(store::keep);
    }
    store
        .document(key)
        .ifPresent(
            document -> {
              publisher.publish(Publisher.Noun.SERVING_CONFIG_CAPTURED, key.campaignId(), document);
              store.markPublished(key);
            });
  }

  /** What was asked for and not yet told. */
  public List<Key> owed() {
    return store.owed();
  }

  /** Reads the engine and the host now. */
  public Capture capture(CaptureRequest request) {
    EngineView view = engines.read(request.endpoint(), request.declared());
    HostFacts facts = host.facts();
    List<Unresolved> unresolved = new ArrayList<>(view.unresolved());
    boolean computes =
        view.engine().kind() != EngineKind.CANDOR_REFERENCE
            && view.engine().kind() != EngineKind.UNKNOWN;
    if (computes && !view.config().hasRead("kernel")) {
      unresolved.add(
          new Unresolved("kernel", "only the engine's log tells it, and none was given"));
    }
    return new Capture(
        request.campaignId(),
        request.captureId(),
        clock.instant(),
        view.engine(),
        view.process(),
        view.config(),
        List.copyOf(unresolved),
        view.secrets(),
        view.warnings(),
        facts,
        Checklist.judge(
            request,
            view.engine(),
            view.process(),
            view.processWhy(),
            view.config(),
            facts,
            snapshots.count(request.campaignId())));
  }
}
