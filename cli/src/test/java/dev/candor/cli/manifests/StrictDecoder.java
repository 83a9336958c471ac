package dev.candor.cli.manifests;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Decodes YAML documents into Kubernetes objects and refuses what the API does not know. The model
 * classes keep unknown fields in a map of theirs, which would let a misspelt field pass: that map
 * is switched off here.
 */
final class StrictDecoder {
  private static final Map<String, Class<? extends HasMetadata>> KINDS =
      Map.ofEntries(
          Map.entry("v1/Namespace", Namespace.class),
          Map.entry("v1/ConfigMap", ConfigMap.class),
          Map.entry("v1/Service", Service.class),
          Map.entry("v1/ServiceAccount", ServiceAccount.class),
          Map.entry("v1/PersistentVolumeClaim", PersistentVolumeClaim.class),
          Map.entry("apps/v1/Deployment", Deployment.class),
          Map.entry("apps/v1/StatefulSet", StatefulSet.class),
          Map.entry("batch/v1/Job", Job.class),
          Map.entry("networking.k8s.io/v1/NetworkPolicy", NetworkPolicy.class),
          Map.entry("policy/v1/PodDisruptionBudget", PodDisruptionBudget.class));

  private final ObjectMapper yaml =
      new YAMLMapper()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .setAnnotationIntrospector(new NoCatchAll());

  /**
   * Decodes every document of a stream.
   *
   * @throws JsonProcessingException on a field that the kind does not have, or a wrong type
   * @throws IllegalArgumentException on a kind that the suite does not use
   */
  List<HasMetadata> decode(String documents) throws IOException {
    List<HasMetadata> objects = new ArrayList<>();
    try (MappingIterator<JsonNode> nodes = yaml.readerFor(JsonNode.class).readValues(documents)) {
      while (nodes.hasNext()) {
        objects.add(object(nodes.next()));
      }
    }
    return objects;
  }

  private HasMetadata object(JsonNode node) throws JsonProcessingException {
    String kind = node.path("apiVersion").asText() + "/" + node.path("kind").asText();
    Class<? extends HasMetadata> type = KINDS.get(kind);
    if (type == null) {
      throw new IllegalArgumentException(
          kind
              + " is not a kind of the suite; it has "
              + KINDS.keySet().stream().sorted().toList());
    }
    return yaml.treeToValue(node, type);
  }

  private static final class NoCatchAll extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean hasAnySetter(Annotated annotated) {
      return false;
    }
  }
}
