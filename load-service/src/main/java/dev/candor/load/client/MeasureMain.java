package dev.candor.load.client;

/** Measures one level with the worker alone. */
public final class MeasureMain {
  private MeasureMain() {}

  /** Exit status: 0 measured, 1 nothing could be measured, 2 a mistake in the arguments. */
  public static int run(String[] args) {
    return 2;
  }
}
