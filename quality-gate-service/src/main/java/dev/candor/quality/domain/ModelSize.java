package dev.candor.quality.domain;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Size classes by parameter count, and what each may be expected to pass.
 *
 * <p>Integrity: one item in about five may fail on a working engine, since even large models
 * paraphrase now and then; {@code tiny} models copy and stay in form less surely, and answers at
 * temperature 0 differ on working engines where kernels depend on the batch, so determinism asks
 * for two of three. Ability: {@code tiny} models may fail all of it.
 */
public enum ModelSize {
  /** Under 1 billion parameters. */
  TINY(0.5, 0.0),
  /** 1 to under 4 billion. */
  SMALL(0.65, 0.3),
  /** 4 to under 30 billion, and where nothing tells. */
  MEDIUM(0.8, 0.5),
  /** 30 billion and more. */
  LARGE(0.8, 0.6);

  private static final Map<Category, Double> INTEGRITY =
      Map.of(
          Category.TEXT, 0.8,
          Category.REPETITION, 0.8,
          Category.DETERMINISM, 0.6,
          Category.STOP, 0.75,
          Category.LENGTH, 0.65,
          Category.FINISH, 0.5);

  private final double copying;
  private final double ability;

  ModelSize(double copying, double ability) {
    this.copying = copying;
    this.ability = ability;
  }

  /** The share of a category's items, 0 to 1, that must pass by default. */
  public double threshold(Category category) {
    return switch (category.group()) {
      case INTEGRITY ->
          category == Category.COPYING ? copying : INTEGRITY.getOrDefault(category, 0.8);
      case ABILITY -> ability;
    };
  }

  /** The name in messages and files, in lower case. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads a class's name.
   *
   * @throws InvalidInput naming the classes that exist
   */
  public static ModelSize named(String name) {
    return Arrays.stream(values())
        .filter(size -> size.wireName().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidInput(
                    "model_size",
                    "\""
                        + name
                        + "\" is no size; use auto, "
                        + Arrays.stream(values())
                            .map(ModelSize::wireName)
                            .collect(Collectors.joining(", "))));
  }

  /** The class of a parameter count. */
  static ModelSize ofBillions(double billions) {
    if (billions < 1) {
      return TINY;
    }
    if (billions < 4) {
      return SMALL;
    }
    return billions < 30 ? MEDIUM : LARGE;
  }
}
