package dev.candor.quality.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The 29 integrity items. Their wording was chosen so that a model of 135 million parameters passes
 * them on a working engine; as plain text they are put as something to go on with, since a small
 * model takes no instruction there.
 */
final class IntegrityItems {
  private static final int SHORT = 24;
  private static final int SENTENCE = 40;
  private static final int PARAGRAPH = 48;
  private static final int BUDGET = 8;
  private static final List<String> NEW_LINE = List.of("\n");
  private static final List<String> NONE = List.of();
  private static final String SEA =
      "The sea is wide and blue. Ships cross it by day and by night, and fishermen know its moods.";

  private IntegrityItems() {}

  static List<GateItem> all() {
    List<GateItem> items = new ArrayList<>();
    copying(items);
    text(items);
    repetition(items);
    determinism(items);
    stop(items);
    length(items);
    finish(items);
    return items;
  }

  private static void copying(List<GateItem> items) {
    List<String> texts =
        List.of(
            "The cat sat on the mat.",
            "Birds fly south in winter.",
            "The moon is full tonight.",
            "My sister has two dogs.",
            "The old man walked to the sea.",
            "She plays the piano very well.");
    for (String text : texts) {
      items.add(
          new GateItem(
              numbered("copy", items.size() + 1),
              Category.COPYING,
              new Asking("Copy this text exactly: " + text, SHORT, NONE),
              again(text),
              Checkers.copyOf(text),
              text));
    }
  }

  private static void text(List<GateItem> items) {
    open(items, "text-01", Category.TEXT, "What is water?", "Water is", Checkers.latinWords(5));
    open(items, "text-02", Category.TEXT, "What is a book?", "A book is", Checkers.latinWords(5));
    open(
        items,
        "text-03",
        Category.TEXT,
        "Describe the sun in one sentence.",
        "The sun is",
        Checkers.latinWords(5));
    open(
        items,
        "text-04",
        Category.TEXT,
        "Write one sentence about a dog.",
        "A dog is",
        Checkers.latinWords(5));
    accented(items, "text-05", "We ate soup at the café.", "café");
    accented(items, "text-06", "The word is naïve.", "naïve");
  }

  private static void accented(List<GateItem> items, String id, String text, String word) {
    items.add(
        new GateItem(
            id,
            Category.TEXT,
            new Asking("Copy this text exactly: " + text, SHORT, NONE),
            again(text),
            Checkers.holdsWhole(word),
            text));
  }

  private static void repetition(List<GateItem> items) {
    List<String> chat =
        List.of(
            "Write a short story about a lighthouse.",
            "Explain how bread is made.",
            "Describe a walk in a forest.",
            "Tell me about the moon.",
            "Explain what a bridge is for.");
    List<String> plain =
        List.of(
            "The old lighthouse stood on the cliff, and every evening the keeper",
            "Bread is made from",
            "The path through the forest led past",
            "The moon is",
            "A bridge is used to");
    for (int i = 0; i < chat.size(); i++) {
      items.add(
          new GateItem(
              numbered("loop", i + 1),
              Category.REPETITION,
              new Asking(chat.get(i), PARAGRAPH, NONE),
              new Asking(plain.get(i), PARAGRAPH, NONE),
              Checkers.noLoop(8),
              SEA));
    }
  }

  private static void determinism(List<GateItem> items) {
    same(items, "same-01", "Name three animals.", "Three animals that live on a farm are");
    same(items, "same-02", "Why do people sleep?", "People sleep because");
    same(items, "same-03", "Write one sentence about the sea.", "The sea is");
  }

  private static void same(List<GateItem> items, String id, String chat, String plain) {
    items.add(
        new GateItem(
            id,
            Category.DETERMINISM,
            new Asking(chat, SHORT, NONE),
            new Asking(plain, SHORT, NONE),
            Checkers.anyText(),
            "The sea is wide and blue."));
  }

  private static void stop(List<GateItem> items) {
    stopping(items, "stop-01", "What is water? Explain.", "Water is made of", List.of("."));
    stopping(items, "stop-02", "What is a garden?", "A garden is a place", List.of(".", ","));
    stopping(items, "stop-03", "Tell me about rain.", "Rain falls when", List.of(" is", "."));
    stopping(
        items, "stop-04", "Describe a house in detail.", "The house was", List.of(" and", "."));
  }

  private static void stopping(
      List<GateItem> items, String id, String chat, String plain, List<String> stop) {
    items.add(
        new GateItem(
            id,
            Category.STOP,
            new Asking(chat, SENTENCE, stop),
            new Asking(plain, SENTENCE, stop),
            Checkers.stopped(),
            "One calm sea"));
  }

  private static void length(List<GateItem> items) {
    List<String> chat =
        List.of(
            "Write a long story about a king.",
            "Explain in detail how a clock works.",
            "Write a long letter to a friend.");
    List<String> plain =
        List.of("Once upon a time there was a king who", "A clock works by", "Dear friend, I am");
    for (int i = 0; i < chat.size(); i++) {
      items.add(
          new GateItem(
              numbered("length", i + 1),
              Category.LENGTH,
              new Asking(chat.get(i), BUDGET, NONE),
              new Asking(plain.get(i), BUDGET, NONE),
              Checkers.cutAtBudget(),
              SEA));
    }
  }

  private static void finish(List<GateItem> items) {
    open(
        items, "finish-01", Category.FINISH, "Say hello.", "Hello, my name", Checkers.saneFinish());
    open(
        items,
        "finish-02",
        Category.FINISH,
        "Who are you?",
        "The weather today is",
        Checkers.saneFinish());
  }

  private static void open(
      List<GateItem> items,
      String id,
      Category category,
      String chat,
      String plain,
      Checker checker) {
    items.add(
        new GateItem(
            id,
            category,
            new Asking(chat, SENTENCE, NONE),
            new Asking(plain, SENTENCE, NONE),
            checker,
            "It is wide and blue and calm."));
  }

  private static Asking again(String text) {
    return new Asking(("Again: " + text + "\n").repeat(3) + "Again:", SHORT, NEW_LINE);
  }

  private static String numbered(String stem, int number) {
    return String.format(Locale.ROOT, "%s-%02d", stem, number);
  }
}
