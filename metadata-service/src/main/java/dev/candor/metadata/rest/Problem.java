package dev.candor.metadata.rest;

import io.quarkus.runtime.annotations.RegisterForReflection;

/** An error as RFC 9457 has it. */
@RegisterForReflection
public record Problem(String type, String title, int status, String detail) {
  /** The media type. */
  public static final String MEDIA_TYPE = "application/problem+json";

  static Problem of(int status, String title, String detail) {
    return new Problem("about:blank", title, status, detail);
  }
}
