package dev.candor.quality.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a client of the old document would trip over in the new one. */
final class OpenApiBreaks {
  private static final Set<String> MEANING = Set.of("type", "$ref", "format");

  private final List<String> found = new ArrayList<>();

  private OpenApiBreaks() {}

  static List<String> between(JsonNode old, JsonNode now) {
    OpenApiBreaks breaks = new OpenApiBreaks();
    for (var path : old.path("paths").properties()) {
      breaks.operations(path.getKey(), path.getValue(), now.path("paths").path(path.getKey()));
    }
    for (var schema : old.at("/components/schemas").properties()) {
      JsonNode current = now.at("/components/schemas").path(schema.getKey());
      breaks.kept("schema " + schema.getKey(), schema.getValue(), current);
      breaks.required(schema.getKey(), schema.getValue(), current);
    }
    return breaks.found;
  }

  private void operations(String path, JsonNode old, JsonNode now) {
    for (var operation : old.properties()) {
      String name = operation.getKey() + " " + path;
      kept(name, operation.getValue(), now.path(operation.getKey()));
    }
  }

  private void kept(String where, JsonNode old, JsonNode now) {
    if (now.isMissingNode()) {
      found.add(where + " is gone");
    } else if (old.isObject()) {
      for (var field : old.properties()) {
        String place = where + "/" + field.getKey();
        if (field.getValue().isContainerNode() || MEANING.contains(field.getKey())) {
          kept(place, field.getValue(), now.path(field.getKey()));
        }
      }
    } else if (old.isValueNode() && !old.equals(now)) {
      found.add(where + " was " + old + " and is " + now);
    }
  }

  private void required(String name, JsonNode old, JsonNode now) {
    Set<String> added = new TreeSet<>();
    now.path("required").forEach(field -> added.add(field.asText()));
    old.path("required").forEach(field -> added.remove(field.asText()));
    added.forEach(field -> found.add("schema " + name + " now requires " + field));
  }
}
