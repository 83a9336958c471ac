package dev.candor.quality.domain;

/** Says exactly whether a reply is right. Pure; never throws for any reply. */
@FunctionalInterface
public interface Checker {
  /** Checks one reply to one question. */
  Finding check(Asking asking, Reply reply);
}
