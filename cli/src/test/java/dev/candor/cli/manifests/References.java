package dev.candor.cli.manifests;

import io.fabric8.kubernetes.api.model.EnvFromSource;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.Volume;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names by which a pod refers to other objects. */
final class References {
  private References() {}

  static Set<String> configMaps(Pods pod) {
    Stream<String> mounted =
        volumes(
            pod, volume -> volume.getConfigMap() == null ? null : volume.getConfigMap().getName());
    Stream<String> read =
        pod.containers().stream()
            .flatMap(container -> container.getEnvFrom().stream())
            .map(EnvFromSource::getConfigMapRef)
            .filter(Objects::nonNull)
            .map(reference -> reference.getName());
    return Stream.concat(mounted, read).collect(Collectors.toSet());
  }

  static Set<String> secrets(Pods pod) {
    Stream<String> mounted =
        volumes(
            pod, volume -> volume.getSecret() == null ? null : volume.getSecret().getSecretName());
    Stream<String> read =
        pod.containers().stream()
            .flatMap(container -> container.getEnv().stream())
            .map(EnvVar::getValueFrom)
            .filter(source -> source != null && source.getSecretKeyRef() != null)
            .map(source -> source.getSecretKeyRef().getName());
    return Stream.concat(mounted, read).collect(Collectors.toSet());
  }

  static Set<String> claims(Pods pod) {
    return volumes(
            pod,
            volume ->
                volume.getPersistentVolumeClaim() == null
                    ? null
                    : volume.getPersistentVolumeClaim().getClaimName())
        .collect(Collectors.toSet());
  }

  static Set<String> accounts(Pods pod) {
    return Stream.ofNullable(pod.spec().getServiceAccountName()).collect(Collectors.toSet());
  }

  private static Stream<String> volumes(Pods pod, Function<Volume, String> name) {
    return pod.spec().getVolumes().stream().map(name).filter(Objects::nonNull);
  }
}
