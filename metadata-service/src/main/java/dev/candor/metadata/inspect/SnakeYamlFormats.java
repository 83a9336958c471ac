package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.TextFormats;
import dev.candor.metadata.domain.reading.text.JsonNull;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Representer;
import org.yaml.snakeyaml.resolver.Resolver;

/** YAML by SnakeYAML, safe types only, bounded: 16 MiB of text, 50 aliases, depth 50. */
public final class SnakeYamlFormats implements TextFormats {
  @Override
  public Object yaml(String text) {
    LoaderOptions options = new LoaderOptions();
    options.setMaxAliasesForCollections(50);
    options.setNestingDepthLimit(50);
    options.setCodePointLimit(16 << 20);
    options.setAllowDuplicateKeys(true);
    try {
      List<Object> documents = new ArrayList<>();
      for (Object document :
          new Yaml(
                  new SafeConstructor(options),
                  new Representer(new DumperOptions()),
                  new DumperOptions(),
                  options,
                  new PlainResolver())
              .loadAll(text)) {
        documents.add(plain(document));
      }
      return documents.size() == 1
          ? documents.getFirst()
          : documents.isEmpty() ? JsonNull.NULL : documents;
    } catch (MarkedYAMLException e) {
      int line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
      throw new IllegalArgumentException("line " + line + ": " + e.getProblem(), e);
    } catch (YAMLException e) {
      throw new IllegalArgumentException(String.valueOf(e.getMessage()), e);
    }
  }

  private static Object plain(@Nullable Object value) {
    return switch (value) {
      case null -> JsonNull.NULL;
      case Map<?, ?> map -> {
        Map<String, Object> plain = new LinkedHashMap<>();
        map.forEach((key, each) -> plain.put(String.valueOf(key), plain(each)));
        yield plain;
      }
      case Iterable<?> list -> {
        List<Object> plain = new ArrayList<>();
        list.forEach(each -> plain.add(plain(each)));
        yield plain;
      }
      case Integer number -> number.longValue();
      case Float number -> number.doubleValue();
      case Long number -> number;
      case Double number -> number;
      case Boolean truth -> truth;
      default -> value.toString();
    };
  }

  /**
   * Times stay text, and {@code 22:30} is no number of base 60, since port mappings look like that.
   */
  private static final class PlainResolver extends Resolver {
    private static final Pattern WHOLE = Pattern.compile("[-+]?(?:0x[0-9a-fA-F_]+|0|[1-9][0-9_]*)");
    private static final Pattern FRACTION =
        Pattern.compile(
            "[-+]?(?:[0-9][0-9_]*\\.[0-9_]*|\\.[0-9][0-9_]*|[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN)");

    @Override
    protected void addImplicitResolvers() {
      addImplicitResolver(Tag.BOOL, BOOL, "yYnNtTfFoO");
      addImplicitResolver(Tag.INT, WHOLE, "-+0123456789");
      addImplicitResolver(Tag.FLOAT, FRACTION, "-+0123456789.");
      addImplicitResolver(Tag.MERGE, MERGE, "<");
      addImplicitResolver(Tag.NULL, NULL, "~nN\0");
      addImplicitResolver(Tag.NULL, EMPTY, null);
    }
  }
}
