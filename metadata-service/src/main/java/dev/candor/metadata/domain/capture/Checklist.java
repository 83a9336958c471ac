package dev.candor.metadata.domain.capture;

import static dev.candor.metadata.domain.capture.ChecklistItem.notApplicable;
import static dev.candor.metadata.domain.capture.ChecklistItem.notSatisfied;
import static dev.candor.metadata.domain.capture.ChecklistItem.satisfied;

import dev.candor.metadata.domain.capture.ChecklistItem.Item;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.host.HostFacts;
import dev.candor.metadata.domain.process.ProcessFacts;
import java.util.List;
import java.util.Optional;

/**
 * Judges the 13 items of METHOD 5 ({@code metadata.complete}) from one capture. A declared value
 * satisfies nothing that can be read. Items about the engine's inner settings are judged by {@link
 * EngineChecklist}.
 */
public final class Checklist {
  private Checklist() {}

  /**
   * Judges all items, in METHOD's order.
   *
   * @param request what the campaign said of itself
   * @param engine what runs
   * @param process the process behind the endpoint, when it was read
   * @param processWhy why it was not, when it was not
   * @param config the values read
   * @param host the machine this reader runs on
   * @param snapshots the campaign's snapshots so far
   */
  public static List<ChecklistItem> judge(
      CaptureRequest request,
      EngineIdentity engine,
      Optional<ProcessFacts> process,
      String processWhy,
      ServingConfig config,
      HostFacts host,
      SnapshotCount snapshots) {
    ChecklistInput in =
        new ChecklistInput(request, engine, process, processWhy, config, host, snapshots);
    return List.of(
        hostAndDevices(in),
        versionAndImage(in),
        serveCommand(in),
        EngineChecklist.speculation(in),
        EngineChecklist.graphMode(in),
        EngineChecklist.kvAndLimits(in),
        EngineChecklist.precision(in),
        EngineChecklist.parallelism(in),
        severalNodes(in, Item.FABRIC, "fabric and its tuned settings are not read yet"),
        severalNodes(in, Item.PARITY, "no parity check across nodes was made"),
        loadSnapshot(in),
        harness(in),
        notSatisfied(Item.PAIRED_FILES, "decided when the result file is written"));
  }

  private static ChecklistItem hostAndDevices(ChecklistInput in) {
    return in.process().isPresent()
        ? satisfied(Item.HOST_AND_DEVICES, in.host().inWords())
        : notSatisfied(
            Item.HOST_AND_DEVICES,
            "the engine's own host was not read ("
                + in.processWhy()
                + "); run the metadata-service beside the engine");
  }

  private static ChecklistItem versionAndImage(ChecklistInput in) {
    Item item = Item.ENGINE_VERSION_IMAGE;
    Optional<String> version = in.engine().version();
    if (version.isEmpty()) {
      return notSatisfied(item, "the engine does not report its version at a path that was asked");
    }
    String name = in.engine().kind().wireName() + " " + version.get();
    if (in.process().isEmpty()) {
      return notSatisfied(
          item, name + "; whether it runs in a container is not known: " + in.processWhy());
    }
    Optional<String> container = in.process().get().containerId();
    if (container.isEmpty()) {
      return satisfied(item, name + "; no image, since the process is in no container");
    }
    return notSatisfied(
        item,
        name
            + "; the image digest of container "
            + container.get().substring(0, 12)
            + " was not read: give the output of docker or podman inspect");
  }

  private static ChecklistItem serveCommand(ChecklistInput in) {
    return in.process()
        .map(
            p ->
                satisfied(
                    Item.SERVE_COMMAND,
                    p.argv().size() + " words read from process " + p.identity().pid()))
        .orElseGet(() -> notSatisfied(Item.SERVE_COMMAND, in.processWhy()));
  }

  private static ChecklistItem severalNodes(ChecklistInput in, Item item, String missing) {
    int nodes = in.request().nodes();
    return nodes == 1
        ? notApplicable(item, "one node")
        : notSatisfied(item, nodes + " nodes: " + missing);
  }

  private static ChecklistItem loadSnapshot(ChecklistInput in) {
    SnapshotCount n = in.snapshots();
    String counts = n.before() + " before, " + n.during() + " during, " + n.after() + " after";
    if (n.isComplete()) {
      return satisfied(Item.LOAD_SNAPSHOT, "snapshots of engine and host: " + counts);
    }
    String why =
        in.is(EngineKind.UNKNOWN)
            ? "the engine is not known, so its counters cannot be read; so far "
            : "taken around each window; so far ";
    return notSatisfied(Item.LOAD_SNAPSHOT, why + counts);
  }

  private static ChecklistItem harness(ChecklistInput in) {
    Item item = Item.HARNESS_AND_SAMPLING;
    CaptureRequest r = in.request();
    if (r.harnessRevision().isEmpty()) {
      return notSatisfied(item, "the harness' revision is not known: set CANDOR_HARNESS_REVISION");
    }
    if (r.sampling().isEmpty()) {
      return notSatisfied(item, "the campaign gave no sampling parameters");
    }
    if (!r.seedsRecorded()) {
      return notSatisfied(item, "the campaign recorded no seeds");
    }
    return satisfied(
        item,
        "harness " + r.harnessRevision().get() + ", " + r.sampling().get() + ", seeds recorded");
  }
}
