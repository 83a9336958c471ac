package dev.candor.load.domain.campaign.file;

import java.util.List;
import java.util.Map;

/** Turns a tree of maps, lists and plain values into a document; every line is the first. */
public final class DocTree {
  private DocTree() {}

  /**
   * The document of a tree.
   *
   * @throws IllegalArgumentException when a value is none of Map, List, String, Number, Boolean
   */
  public static Doc of(Object tree) {
    return switch (tree) {
      case Map<?, ?> map ->
          new Doc.Mapping(
              1,
              map.entrySet().stream()
                  .map(e -> new Doc.Entry(String.valueOf(e.getKey()), 1, of(e.getValue())))
                  .toList());
      case List<?> list -> new Doc.Sequence(1, list.stream().map(DocTree::of).toList());
      case String text -> new Doc.Scalar(1, text, Doc.Kind.TEXT);
      case Boolean truth -> new Doc.Scalar(1, truth.toString(), Doc.Kind.TRUTH);
      case Double number -> new Doc.Scalar(1, number.toString(), Doc.Kind.DECIMAL);
      case Number number -> new Doc.Scalar(1, number.toString(), Doc.Kind.INTEGER);
      default -> throw new IllegalArgumentException("no document value: " + tree.getClass());
    };
  }
}
