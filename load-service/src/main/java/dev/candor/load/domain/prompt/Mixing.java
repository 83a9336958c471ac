package dev.candor.load.domain.prompt;

/** Integer mixers: the finaliser of SplitMix64, and a bijection on 30 bits. */
final class Mixing {
  private static final int BITS = 30;
  private static final int MASK = (1 << BITS) - 1;

  private Mixing() {}

  /** A well-mixed number from two. */
  static long mix(long seed, long index) {
    long z = seed + (index + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * For one seed a bijection of the indices below 2^30: odd multipliers and shifts to the right
   * exclusive-or'ed are invertible modulo 2^30.
   */
  static int scatter(long seed, long index) {
    int key = (int) mix(seed, 0) & MASK;
    int x = (int) (index & MASK);
    x = (x * 0x2C1B3C6D + key) & MASK;
    x ^= x >>> 15;
    x = (x * 0x297A2D39) & MASK;
    x ^= x >>> 13;
    x = (x * 0x1B873593 + key) & MASK;
    return x ^ (x >>> 16);
  }
}
