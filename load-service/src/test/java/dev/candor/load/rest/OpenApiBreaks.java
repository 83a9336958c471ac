package dev.candor.load.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What would break a client between two OpenAPI documents: anything promised that is gone or of
 * another value, and anything newly demanded. Words for people do not count.
 */
final class OpenApiBreaks {
  private static final Set<String> WORDS =
      Set.of("summary", "description", "title", "tags", "version");

  private OpenApiBreaks() {}

  static List<String> between(JsonNode golden, JsonNode served) {
    List<String> breaks = new ArrayList<>();
    compare("", golden, served, breaks);
    return breaks;
  }

  private static void compare(String at, JsonNode was, JsonNode is, List<String> breaks) {
    if (is.isMissingNode()) {
      breaks.add(at + " is gone");
    } else if (was.isObject() && is.isObject()) {
      was.properties().stream()
          .filter(e -> !WORDS.contains(e.getKey()) || e.getValue().isObject())
          .forEach(e -> compare(at + "/" + e.getKey(), e.getValue(), is.path(e.getKey()), breaks));
      if (is.has("required") && !was.has("required")) {
        demanded(at + "/required", was.path("required"), is.get("required"), breaks);
      }
    } else if (was.isArray() && is.isArray()) {
      was.forEach(
          entry -> {
            if (!holds(is, entry)) {
              breaks.add(at + " no longer holds " + entry);
            }
          });
      if (at.endsWith("/required")) {
        demanded(at, was, is, breaks);
      }
    } else if (!was.equals(is)) {
      breaks.add(at + " was " + was + " and is " + is);
    }
  }

  private static void demanded(String at, JsonNode was, JsonNode is, List<String> breaks) {
    if (is.isArray()) {
      is.forEach(
          entry -> {
            if (!holds(was, entry)) {
              breaks.add(at + " newly demands " + entry);
            }
          });
    } else if (is.asBoolean()) {
      breaks.add(at + " is newly demanded");
    }
  }

  private static boolean holds(JsonNode list, JsonNode entry) {
    for (JsonNode item : list) {
      if (item.equals(entry)) {
        return true;
      }
    }
    return false;
  }
}
