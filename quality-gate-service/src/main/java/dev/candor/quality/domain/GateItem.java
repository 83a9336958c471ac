package dev.candor.quality.domain;

/**
 * One of the gate's items.
 *
 * @param id unique and stable, such as {@code copy-01}
 * @param category what it tests
 * @param chat the question as a user message
 * @param plain the question as text to go on with
 * @param checker what is right
 * @param rightAnswer an answer that passes, as the reference server gives it
 */
public record GateItem(
    String id, Category category, Asking chat, Asking plain, Checker checker, String rightAnswer) {
  /** The question in the form of one interface. */
  public Asking asking(Api api) {
    return switch (api) {
      case CHAT -> chat;
      case COMPLETIONS -> plain;
    };
  }

  /** True when the item is asked twice, with nothing else in flight. */
  public boolean isPair() {
    return category == Category.DETERMINISM;
  }
}
