package dev.candor.cli.manifests;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One pod template of a rendered folder.
 *
 * @param owner kind and name of what makes the pods
 * @param template labels and spec
 * @param longLived whether the pod is meant to run until it is told to stop
 */
record Pods(String owner, PodTemplateSpec template, boolean longLived) {

  static List<Pods> of(List<HasMetadata> objects) {
    return objects.stream().flatMap(object -> of(object).stream()).toList();
  }

  PodSpec spec() {
    return template.getSpec();
  }

  /** Every container, those that run first included. */
  List<Container> containers() {
    return Stream.concat(spec().getInitContainers().stream(), spec().getContainers().stream())
        .toList();
  }

  private static Optional<Pods> of(HasMetadata object) {
    String owner = object.getKind() + " " + object.getMetadata().getName();
    return switch (object) {
      case Deployment it -> Optional.of(new Pods(owner, it.getSpec().getTemplate(), true));
      case StatefulSet it -> Optional.of(new Pods(owner, it.getSpec().getTemplate(), true));
      case Job it -> Optional.of(new Pods(owner, it.getSpec().getTemplate(), false));
      default -> Optional.empty();
    };
  }
}
