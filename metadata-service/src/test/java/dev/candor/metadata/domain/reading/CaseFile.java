package dev.candor.metadata.domain.reading;

import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.inspect.BatchReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** Files of inputs with the right values, and what is wrong with a reading of one of them. */
final class CaseFile {
  /** One input with its right values. */
  record Case(String id, String line, Map<?, ?> expected) {
    @Override
    public String toString() {
      return id;
    }
  }

  static final Secrets SECRETS =
      Secrets.withKey("a key for tests".getBytes(StandardCharsets.UTF_8));

  private CaseFile() {}

  static List<Case> read(Path file) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      if (Json.parse(line).orElseThrow() instanceof Map<?, ?> entry) {
        cases.add(
            new Case(
                String.valueOf(entry.get("id")),
                line,
                (Map<?, ?>) Objects.requireNonNull(entry.get("expected"))));
      }
    }
    return cases;
  }

  /**
   * Every difference between the right values and what was read; none when the reading is right.
   */
  static List<String> differences(Case one) {
    Map<?, ?> json = (Map<?, ?>) Json.parse(BatchReading.line(SECRETS, one.line())).orElseThrow();
    List<String> wrong = new ArrayList<>();
    Map<?, ?> fields = json.get("fields") instanceof Map<?, ?> map ? map : Map.of();
    Map<Object, Object> expected = new LinkedHashMap<>(one.expected());
    expected.remove("trap");
    names("secrets", expected.remove("secrets"), json.get("secrets"), wrong);
    names("unresolved", expected.remove("unresolved"), json.get("unresolved"), wrong);
    if (expected.containsKey("conflicts")) {
      List<Object> found = new ArrayList<>();
      ((List<?>) Objects.requireNonNull(json.get("conflicts")))
          .forEach(each -> found.add(Objects.requireNonNull(((Map<?, ?>) each).get("name"))));
      names("conflicts", expected.remove("conflicts"), found, wrong);
    }
    expected.forEach(
        (name, value) ->
            compare(
                String.valueOf(name),
                value,
                "engine".equals(name) ? json.get("engine") : fields.get(name),
                wrong));
    return wrong;
  }

  private static void names(String what, Object expected, Object found, List<String> wrong) {
    TreeSet<String> right = texts(expected);
    TreeSet<String> read = texts(found);
    if (!right.equals(read)) {
      wrong.add(what + ": expected " + right + " but read " + read);
    }
  }

  private static TreeSet<String> texts(Object list) {
    TreeSet<String> texts = new TreeSet<>();
    if (list instanceof List<?> several) {
      several.forEach(each -> texts.add(String.valueOf(each)));
    }
    return texts;
  }

  private static void compare(String name, Object expected, Object found, List<String> wrong) {
    if (expected instanceof Map<?, ?> map && found instanceof Map<?, ?> read) {
      map.forEach((key, value) -> compare(name + "." + key, value, read.get(key), wrong));
      return;
    }
    boolean absent =
        "null".equals(String.valueOf(expected))
            && (found == null || "null".equals(String.valueOf(found)));
    if (!absent && !Objects.equals(expected, found)) {
      wrong.add(name + ": expected " + expected + " but read " + found);
    }
  }
}
