package dev.candor.cli.manifests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.PodSecurityContext;
import io.fabric8.kubernetes.api.model.SecurityContext;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.Volume;
import io.fabric8.kubernetes.api.model.VolumeMount;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every folder of {@code k8s/}, as kubectl would send it to a cluster. */
class ManifestsTest {
  /** Made by hand before the first start, so that no secret is ever in a file of the repository. */
  private static final Set<String> SECRETS =
      Set.of("candor-token", "candor-keys", "candor-database");

  @BeforeAll
  static void needKubectl() {
    if (!Kustomize.isAvailable()) {
      System.out.println("k8s/ is not rendered: kubectl is not on the PATH");
    }
    assumeTrue(Kustomize.isAvailable(), "kubectl is not on the PATH");
  }

  static List<String> folders() throws IOException {
    return Kustomize.folders();
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldHoldOnlyFieldsThatTheApiKnows(String folder) throws Exception {
    // Given
    String rendered = Kustomize.render(folder);

    // When
    List<HasMetadata> objects = new StrictDecoder().decode(rendered);

    // Then
    assertThat(objects).isNotEmpty();
    assertThat(objects)
        .filteredOn(object -> !(object instanceof Namespace))
        .allSatisfy(it -> assertThat(it.getMetadata().getNamespace()).isEqualTo("candor"));
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldRunEveryPodRestricted(String folder) throws Exception {
    // When
    List<Pods> pods = Pods.of(objects(folder));

    // Then
    assertThat(pods).isNotEmpty();
    assertThat(pods)
        .allSatisfy(
            pod -> {
              PodSecurityContext context = pod.spec().getSecurityContext();
              assertThat(context.getRunAsNonRoot()).as(pod.owner()).isTrue();
              assertThat(context.getSeccompProfile().getType()).isEqualTo("RuntimeDefault");
              assertThat(pod.spec().getAutomountServiceAccountToken()).isFalse();
              assertThat(pod.spec().getHostNetwork()).isNull();
              assertThat(pod.spec().getHostPID()).isNull();
              assertThat(pod.spec().getHostIPC()).isNull();
              assertThat(pod.spec().getVolumes())
                  .allSatisfy(volume -> assertThat(volume.getHostPath()).isNull());
              assertThat(pod.containers()).allSatisfy(ManifestsTest::assertRestricted);
            });
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldGiveEveryContainerATemporaryFolder(String folder) throws Exception {
    // When
    List<Pods> pods = Pods.of(objects(folder));

    // Then
    assertThat(pods)
        .allSatisfy(
            pod -> {
              Set<String> scratch =
                  pod.spec().getVolumes().stream()
                      .filter(volume -> volume.getEmptyDir() != null)
                      .map(Volume::getName)
                      .collect(Collectors.toSet());
              assertThat(pod.containers())
                  .allSatisfy(
                      container ->
                          assertThat(container.getVolumeMounts())
                              .as(pod.owner())
                              .anySatisfy(mount -> assertTemporary(mount, scratch)));
            });
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldProbeWhatRunsLong(String folder) throws Exception {
    // When
    List<Container> longLived =
        Pods.of(objects(folder)).stream()
            .filter(Pods::longLived)
            .flatMap(pod -> pod.spec().getContainers().stream())
            .toList();

    // Then
    assertThat(longLived)
        .allSatisfy(
            container -> {
              assertThat(container.getStartupProbe()).as(container.getName()).isNotNull();
              assertThat(container.getLivenessProbe()).as(container.getName()).isNotNull();
              assertThat(container.getReadinessProbe()).as(container.getName()).isNotNull();
            });
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldBoundResourcesAndPinImages(String folder) throws Exception {
    // When
    List<Container> containers =
        Pods.of(objects(folder)).stream().flatMap(pod -> pod.containers().stream()).toList();

    // Then
    assertThat(containers)
        .allSatisfy(
            container -> {
              assertThat(container.getResources().getRequests())
                  .as(container.getName())
                  .containsKeys("cpu", "memory");
              assertThat(container.getResources().getLimits()).containsKey("memory");
              assertThat(container.getImage())
                  .matches(".+:[^:/]*[0-9][^:/]*|.+@sha256:[0-9a-f]{64}")
                  .doesNotContain("latest");
            });
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldReferOnlyToWhatIsThere(String folder) throws Exception {
    // Given
    List<HasMetadata> objects = objects(folder);

    // When
    List<Pods> pods = Pods.of(objects);

    // Then
    assertThat(pods)
        .allSatisfy(
            pod -> {
              assertThat(names(objects, ConfigMap.class)).containsAll(References.configMaps(pod));
              assertThat(SECRETS).containsAll(References.secrets(pod));
              assertThat(names(objects, PersistentVolumeClaim.class))
                  .containsAll(References.claims(pod));
              assertThat(names(objects, ServiceAccount.class))
                  .containsAll(References.accounts(pod));
            });
  }

  @ParameterizedTest
  @MethodSource("folders")
  void shouldLetEveryServiceFindItsPods(String folder) throws Exception {
    // Given
    List<HasMetadata> objects = objects(folder);
    List<Pods> pods = Pods.of(objects);

    // When
    List<Service> services =
        objects.stream().filter(Service.class::isInstance).map(Service.class::cast).toList();

    // Then
    assertThat(services)
        .allSatisfy(
            service -> {
              List<Pods> selected = selected(service, pods);
              assertThat(selected).as(service.getMetadata().getName()).hasSize(1);
              assertThat(service.getSpec().getPorts())
                  .allSatisfy(
                      port ->
                          assertThat(portNames(selected))
                              .contains(port.getTargetPort().getStrVal()));
            });
  }

  private static List<HasMetadata> objects(String folder) throws Exception {
    return new StrictDecoder().decode(Kustomize.render(folder));
  }

  private static void assertRestricted(Container container) {
    SecurityContext context = container.getSecurityContext();
    assertThat(context.getAllowPrivilegeEscalation()).as(container.getName()).isFalse();
    assertThat(context.getReadOnlyRootFilesystem()).isTrue();
    assertThat(context.getCapabilities().getDrop()).containsExactly("ALL");
    assertThat(context.getCapabilities().getAdd()).isEmpty();
    assertThat(context.getPrivileged()).isNull();
    assertThat(container.getPorts()).allSatisfy(port -> assertThat(port.getHostPort()).isNull());
  }

  private static void assertTemporary(VolumeMount mount, Set<String> scratch) {
    assertThat(mount.getMountPath()).isEqualTo("/tmp");
    assertThat(scratch).contains(mount.getName());
  }

  private static Set<String> names(List<HasMetadata> objects, Class<?> kind) {
    return objects.stream()
        .filter(kind::isInstance)
        .map(object -> object.getMetadata().getName())
        .collect(Collectors.toSet());
  }

  private static List<Pods> selected(Service service, List<Pods> pods) {
    Map<String, String> selector = service.getSpec().getSelector();
    return pods.stream()
        .filter(
            pod ->
                pod.template()
                    .getMetadata()
                    .getLabels()
                    .entrySet()
                    .containsAll(selector.entrySet()))
        .toList();
  }

  private static Set<String> portNames(List<Pods> pods) {
    return pods.stream()
        .flatMap(pod -> pod.spec().getContainers().stream())
        .flatMap(container -> Stream.ofNullable(container.getPorts()).flatMap(List::stream))
        .map(ContainerPort::getName)
        .filter(Objects::nonNull)
        .collect(Collectors.toSet());
  }
}
