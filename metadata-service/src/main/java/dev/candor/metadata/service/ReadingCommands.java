package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.Evidence;
import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.capture.RedactedSecret;
import dev.candor.metadata.domain.capture.Source;
import dev.candor.metadata.domain.capture.Unresolved;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.reading.Conflict;
import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.text.JsonNull;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads command lines through the readers of {@code domain.reading}, and dates what they find. */
public final class ReadingCommands implements CommandReading {
  /** The allow-listed environment stands in the process already. */
  private static final String ENVIRONMENT = "env";

  private static final String REFERENCE_SERVER = "reference-server";

  private final BiFunction<List<String>, Context, Reading> reader;
  private final Secrets secrets;
  private final Clock clock;

  /**
   * Reads through the given reader.
   *
   * @param reader reads words in a context
   * @param secrets replaces what must not be told
   * @param clock dates the readings
   */
  public ReadingCommands(
      BiFunction<List<String>, Context, Reading> reader, Secrets secrets, Clock clock) {
    this.reader = reader;
    this.secrets = secrets;
    this.clock = clock;
  }

  @Override
  public Parsed argv(Command command) {
    Optional<Engine> hint = Engine.named(command.engine());
    boolean reference =
        command.engine().equals(EngineKind.CANDOR_REFERENCE.wireName())
            || command.argv().contains(REFERENCE_SERVER);
    Context context =
        new Context(hint, command.environment(), command.files()::apply, command.version());
    if (reference) {
      List<String> safe = secrets.argv(command.argv());
      return parsed(
          command,
          EngineKind.CANDOR_REFERENCE.wireName(),
          ReferenceArguments.read(safe, clock.instant()),
          List.of(),
          marked(command.argv(), safe),
          List.of());
    }
    Reading reading = reader.apply(command.argv(), context);
    Instant now = clock.instant();
    return parsed(
        command,
        reading.engine().map(Engine::wireName).orElse(EngineKind.UNKNOWN.wireName()),
        fields(reading, now),
        reading.unresolved().stream().map(u -> new Unresolved(u.name(), u.why())).toList(),
        reading.secrets().stream().map(s -> new RedactedSecret(s.where(), s.marker())).toList(),
        reading.warnings());
  }

  private Parsed parsed(
      Command command,
      String engine,
      List<FieldReading> fields,
      List<Unresolved> unresolved,
      List<RedactedSecret> found,
      List<String> warnings) {
    return new Parsed(
        engine,
        fields,
        unresolved,
        found,
        warnings,
        secrets.argv(command.argv()),
        secrets.allowListed(command.environment()));
  }

  private static List<RedactedSecret> marked(List<String> words, List<String> safe) {
    List<RedactedSecret> out = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (!words.get(i).equals(safe.get(i))) {
        out.add(new RedactedSecret("argv[" + i + "]", safe.get(i)));
      }
    }
    return out;
  }

  /** One reading per field, and all of them where the engine's own sources disagree. */
  private static List<FieldReading> fields(Reading reading, Instant now) {
    Map<String, Conflict> conflicts =
        reading.conflicts().stream()
            .collect(Collectors.toMap(Conflict::name, Function.identity(), (first, next) -> first));
    List<FieldReading> out = new ArrayList<>();
    reading
        .fields()
        .forEach(
            (name, field) -> {
              if (!name.equals(ENVIRONMENT)) {
                Object inForce = plain(field.value());
                Optional<Conflict> conflict = Optional.ofNullable(conflicts.get(name));
                if (conflict.isPresent()) {
                  disputed(conflict.get(), inForce, now).forEach(out::add);
                } else {
                  out.add(new FieldReading(name, agreed(field.evidence(), inForce, now)));
                }
              }
            });
    return out;
  }

  /** A field set by several words has all their places. */
  private static Evidence agreed(
      List<dev.candor.metadata.domain.reading.Evidence> places, Object value, Instant now) {
    String where = places.stream().map(e -> e.where()).collect(Collectors.joining(", "));
    Source source =
        places.stream().findFirst().flatMap(e -> Source.named(e.source())).orElse(Source.PROCESS);
    return new Evidence(source, where, value, now);
  }

  private static Stream<FieldReading> disputed(Conflict conflict, Object inForce, Instant now) {
    return conflict.readings().stream()
        .map(
            e -> {
              Object raw = plain(e.value());
              boolean oneOfMany = inForce instanceof List<?> && !(raw instanceof List<?>);
              return new FieldReading(
                  conflict.name(),
                  new Evidence(
                      Source.named(e.source()).orElse(Source.PROCESS),
                      e.where(),
                      oneOfMany ? List.of(raw) : raw,
                      now));
            });
  }

  /** A value in types that every JSON writer knows; a null that was given stays visible as text. */
  private static Object plain(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> out = new LinkedHashMap<>();
      map.forEach((key, inner) -> out.put(String.valueOf(key), plain(inner)));
      return out;
    }
    if (value instanceof List<?> list) {
      return list.stream().map(ReadingCommands::plain).toList();
    }
    return value == JsonNull.NULL ? "null" : value;
  }
}
