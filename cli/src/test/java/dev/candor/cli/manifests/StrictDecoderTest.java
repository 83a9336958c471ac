package dev.candor.cli.manifests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import io.fabric8.kubernetes.api.model.HasMetadata;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class StrictDecoderTest {
  private static final String POD_WITH =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: one}
      spec:
        selector: {matchLabels: {app: one}}
        template:
          metadata: {labels: {app: one}}
          spec:
            containers:
              - name: one
                image: one:1
                securityContext: {%s: true}
                resources: {limits: {memory: 1Gi}}
                ports: [{containerPort: 80}]
                livenessProbe: {httpGet: {path: /, port: http}}
      """;

  private final StrictDecoder decoder = new StrictDecoder();

  @Test
  void shouldDecodeEveryDocumentOfAStream() throws IOException {
    // Given
    String documents =
        POD_WITH.formatted("runAsNonRoot") + "---\n" + POD_WITH.formatted("privileged");

    // When
    List<HasMetadata> objects = decoder.decode(documents);

    // Then
    assertThat(objects)
        .hasSize(2)
        .allSatisfy(it -> assertThat(it.getKind()).isEqualTo("Deployment"));
  }

  @Test
  void shouldRefuseAMisspeltFieldDeepInsideAPod() {
    // Given
    String misspelt = POD_WITH.formatted("runAsNonroot");

    // When / Then
    assertThatThrownBy(() -> decoder.decode(misspelt))
        .isInstanceOf(UnrecognizedPropertyException.class)
        .hasMessageContaining("runAsNonroot");
  }

  @Test
  void shouldRefuseAMisspeltFieldAtTheTop() {
    // Given
    String misspelt = POD_WITH.formatted("runAsNonRoot") + "sepc: {}\n";

    // When / Then
    assertThatThrownBy(() -> decoder.decode(misspelt))
        .isInstanceOf(UnrecognizedPropertyException.class)
        .hasMessageContaining("sepc");
  }

  @Test
  void shouldRefuseAKindThatTheSuiteDoesNotUse() {
    // Given
    String old = "apiVersion: policy/v1beta1\nkind: PodDisruptionBudget\nmetadata: {name: one}\n";

    // When / Then
    assertThatThrownBy(() -> decoder.decode(old))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("policy/v1beta1/PodDisruptionBudget");
  }
}
