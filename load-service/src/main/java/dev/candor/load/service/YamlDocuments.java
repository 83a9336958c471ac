package dev.candor.load.service;

import dev.candor.load.domain.campaign.file.Doc;
import dev.candor.load.domain.campaign.file.Violation;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Reads YAML (and so JSON) without ever building an object from it: only nodes are composed,
 * bounded in size, depth, aliases and in the number of values once aliases are followed.
 */
final class YamlDocuments {
  /** Largest accepted file. */
  static final int MAX_BYTES = 1024 * 1024;

  private static final int MAX_ALIASES = 50;
  private static final int MAX_DEPTH = 20;
  private static final int MAX_VALUES = 20_000;

  private int values;

  private YamlDocuments() {}

  /** The document, or the one mistake for which it could not be read at all. */
  sealed interface Result {
    record Read(Doc document) implements Result {}

    record Unreadable(Violation violation) implements Result {}
  }

  static Result read(String text) {
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    if (bytes > MAX_BYTES) {
      return unreadable(1, "the file has " + bytes + " bytes; at most 1 MiB is allowed");
    }
    try {
      LoaderOptions options = new LoaderOptions();
      options.setMaxAliasesForCollections(MAX_ALIASES);
      options.setNestingDepthLimit(MAX_DEPTH);
      options.setCodePointLimit(MAX_BYTES);
      Node root = new Yaml(options).compose(new StringReader(text));
      return root == null
          ? unreadable(1, "the file is empty; it begins with candor: campaign/v1")
          : new Result.Read(new YamlDocuments().convert(root, 0));
    } catch (Refused e) {
      return unreadable(e.line, e.sentence);
    } catch (MarkedYAMLException e) {
      int line = Optional.ofNullable(e.getProblemMark()).map(m -> m.getLine() + 1).orElse(1);
      return unreadable(line, "this is no YAML: " + e.getProblem());
    } catch (YAMLException e) {
      return unreadable(1, "this is no YAML: " + e.getMessage());
    }
  }

  private Doc convert(Node node, int depth) {
    int line = node.getStartMark().getLine() + 1;
    if (depth > MAX_DEPTH) {
      throw new Refused(line, "values are nested deeper than " + MAX_DEPTH);
    }
    if (++values > MAX_VALUES) {
      throw new Refused(line, "more than " + MAX_VALUES + " values once aliases are followed");
    }
    return switch (node) {
      case MappingNode map -> mapping(map, line, depth);
      case SequenceNode list -> {
        requireTag(list, Tag.SEQ, line);
        List<Doc> items = new ArrayList<>();
        for (Node item : list.getValue()) {
          items.add(convert(item, depth + 1));
        }
        yield new Doc.Sequence(line, items);
      }
      case ScalarNode scalar -> new Doc.Scalar(line, scalar.getValue(), kind(scalar, line));
      default -> throw new Refused(line, "this kind of value is not allowed");
    };
  }

  private Doc mapping(MappingNode map, int line, int depth) {
    requireTag(map, Tag.MAP, line);
    List<Doc.Entry> entries = new ArrayList<>();
    for (NodeTuple tuple : map.getValue()) {
      int keyLine = tuple.getKeyNode().getStartMark().getLine() + 1;
      if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
        throw new Refused(keyLine, "a key must be a plain text");
      }
      entries.add(new Doc.Entry(key.getValue(), keyLine, convert(tuple.getValueNode(), depth + 1)));
    }
    return new Doc.Mapping(line, entries);
  }

  private static Doc.Kind kind(ScalarNode scalar, int line) {
    Tag tag = scalar.getTag();
    if (tag.equals(Tag.INT)) {
      return Doc.Kind.INTEGER;
    } else if (tag.equals(Tag.FLOAT)) {
      return Doc.Kind.DECIMAL;
    } else if (tag.equals(Tag.BOOL)) {
      return Doc.Kind.TRUTH;
    } else if (tag.equals(Tag.NULL)) {
      return Doc.Kind.NULL;
    } else if (tag.equals(Tag.STR) || tag.equals(Tag.TIMESTAMP) || tag.equals(Tag.MERGE)) {
      return Doc.Kind.TEXT;
    }
    throw new Refused(line, "the tag " + tag.getValue() + " is not allowed");
  }

  private static void requireTag(Node node, Tag expected, int line) {
    if (!node.getTag().equals(expected)) {
      throw new Refused(line, "the tag " + node.getTag().getValue() + " is not allowed");
    }
  }

  private static Result unreadable(int line, String message) {
    return new Result.Unreadable(new Violation("", line, message));
  }

  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String sentence;

    private Refused(int line, String sentence) {
      super(sentence);
      this.line = line;
      this.sentence = sentence;
    }
  }
}
