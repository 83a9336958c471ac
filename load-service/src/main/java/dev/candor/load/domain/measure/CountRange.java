package dev.candor.load.domain.measure;

/** Least, greatest and mean of some token counts. */
public record CountRange(int min, int max, double mean) {}
