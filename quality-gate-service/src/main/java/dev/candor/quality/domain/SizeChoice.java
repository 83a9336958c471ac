package dev.candor.quality.domain;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A size class with how it was chosen. {@code auto} reads the first parameter count in the model's
 * name ({@code 135m}, {@code 7B}, {@code 8x7B}, {@code E4B}), counts in billions before counts in
 * millions since {@code 1M} also names context lengths; without one the class is {@code medium}.
 *
 * @param size the class
 * @param why where it comes from, as a clause for the decision's reason
 */
public record SizeChoice(ModelSize size, String why) {
  private static final String COUNT =
      "(?<![A-Za-z0-9.])(?:[eE]|(\\d+)[xX])?(\\d+(?:\\.\\d+)?)%s(?![A-Za-z0-9])";
  private static final Pattern BILLIONS = Pattern.compile(String.format(COUNT, "[bB]"));
  private static final Pattern MILLIONS = Pattern.compile(String.format(COUNT, "[mM]"));

  /**
   * Chooses the class.
   *
   * @param asked {@code auto} or a class's name
   * @param model the model's name
   * @throws InvalidInput when {@code asked} is neither
   */
  public static SizeChoice of(String asked, String model) {
    if (!asked.equals("auto")) {
      return new SizeChoice(ModelSize.named(asked), "size " + asked + " as asked");
    }
    Matcher billions = BILLIONS.matcher(model);
    if (billions.find()) {
      return fromName(billions, 1.0);
    }
    Matcher millions = MILLIONS.matcher(model);
    if (millions.find()) {
      return fromName(millions, 1e-3);
    }
    return new SizeChoice(
        ModelSize.MEDIUM, "size medium, since the model's name says no parameter count");
  }

  private static SizeChoice fromName(Matcher found, double billionsPerUnit) {
    String experts = found.group(1);
    double factor = experts == null ? 1 : Double.parseDouble(experts);
    ModelSize size =
        ModelSize.ofBillions(factor * Double.parseDouble(found.group(2)) * billionsPerUnit);
    String seen = found.group().toUpperCase(Locale.ROOT);
    return new SizeChoice(
        size, "size " + size.wireName() + " from " + seen + " in the model's name");
  }
}
