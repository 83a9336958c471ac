package dev.candor.quality.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The 21 ability items: what a model can do, judged against the same model's baseline or its size
 * class. As plain text each is put with one worked example.
 */
final class AbilityItems {
  private static final int NUMBER = 24;
  private static final int LINE = 32;
  private static final int OBJECT = 48;
  private static final List<String> NEW_LINE = List.of("\n");
  private static final String ONLY_NUMBER = " Answer with the number only.";

  private AbilityItems() {}

  static List<GateItem> all() {
    List<GateItem> items = new ArrayList<>();
    sum(items, "arith-01", "What is 7 plus 5?", 12);
    sum(items, "arith-02", "What is 9 times 6?", 54);
    sum(items, "arith-03", "What is 100 minus 37?", 63);
    sum(items, "arith-04", "What is 48 divided by 6?", 8);
    sum(items, "arith-05", "What is 123 plus 456?", 579);
    json(items);
    count(items, "count-01", "How many words are in this list: red, green, blue, pink?", 4);
    count(items, "count-02", "How many letters are in the word table?", 5);
    count(items, "count-03", "How many days are in two weeks?", 14);
    ordering(items);
    format(items);
    language(items);
    needle(items);
    return items;
  }

  private static void sum(List<GateItem> items, String id, String question, long answer) {
    number(items, id, Category.ARITHMETIC, question, "What is 2 plus 3?", 5, answer);
  }

  private static void count(List<GateItem> items, String id, String question, long answer) {
    number(items, id, Category.COUNTING, question, "How many legs has a dog?", 4, answer);
  }

  private static void number(
      List<GateItem> items,
      String id,
      Category category,
      String question,
      String example,
      long exampleAnswer,
      long answer) {
    items.add(
        new GateItem(
            id,
            category,
            new Asking(question + ONLY_NUMBER, NUMBER, List.of()),
            worked(example, String.valueOf(exampleAnswer), question, NUMBER),
            Checkers.lastNumber(answer),
            String.valueOf(answer)));
  }

  private static void json(List<GateItem> items) {
    String only = " Write only the JSON.";
    String example = "Write a JSON object with the key \"x\" and the number 1.";
    String exampleAnswer = "{\"x\": 1}";
    jsonItem(
        items,
        "json-01",
        "Write a JSON object with the keys \"name\" and \"age\" for Anna, who is 30." + only,
        worked(
            example,
            exampleAnswer,
            "Write a JSON object with the keys \"name\" and \"age\" for Anna, who is 30.",
            OBJECT),
        Map.of("name", "Anna", "age", 30.0),
        "{\"name\": \"Anna\", \"age\": 30}");
    jsonItem(
        items,
        "json-02",
        "Write a JSON object with the key \"colors\" holding the list of the words red and blue."
            + only,
        worked(
            example,
            exampleAnswer,
            "Write a JSON object with the key \"colors\" and the list of the words red and blue.",
            OBJECT),
        Map.of("colors", List.of("red", "blue")),
        "{\"colors\": [\"red\", \"blue\"]}");
    jsonItem(
        items,
        "json-03",
        "Write a JSON object with the key \"open\" set to true and the key \"floor\" set to 2."
            + only,
        worked(
            example,
            exampleAnswer,
            "Write a JSON object with \"open\" set to true and \"floor\" set to 2.",
            OBJECT),
        Map.of("open", true, "floor", 2.0),
        "{\"open\": true, \"floor\": 2}");
  }

  private static void jsonItem(
      List<GateItem> items,
      String id,
      String chat,
      Asking plain,
      Map<String, Object> members,
      String right) {
    items.add(
        new GateItem(
            id,
            Category.JSON,
            new Asking(chat, OBJECT, List.of()),
            plain,
            Checkers.jsonWith(members),
            right));
  }

  private static void ordering(List<GateItem> items) {
    String only = " Answer with the list only.";
    String example = "Sort these numbers from small to large: 6, 4, 5";
    items.add(
        line(
            "order-01",
            Category.ORDERING,
            "Sort these numbers from small to large: 31, 7, 12." + only,
            worked(example, "4, 5, 6", "Sort these numbers from small to large: 31, 7, 12", LINE),
            Checkers.numbersInOrder(List.of("7", "12", "31")),
            "7, 12, 31"));
    items.add(
        line(
            "order-02",
            Category.ORDERING,
            "Sort these words by the alphabet: plum, apple, melon." + only,
            worked(
                example, "4, 5, 6", "Sort these words by the alphabet: plum, apple, melon", LINE),
            Checkers.wordsInOrder(List.of("apple", "melon", "plum")),
            "apple, melon, plum"));
    items.add(
        line(
            "order-03",
            Category.ORDERING,
            "Write these numbers in reverse order: 1, 5, 9." + only,
            worked(
                "Write these numbers in reverse order: 2, 3, 4",
                "4, 3, 2",
                "Write these numbers in reverse order: 1, 5, 9",
                LINE),
            Checkers.numbersInOrder(List.of("9", "5", "1")),
            "9, 5, 1"));
  }

  private static void format(List<GateItem> items) {
    items.add(
        line(
            "format-01",
            Category.FORMAT,
            "Write the word stone in capital letters. Answer with the word only.",
            worked(
                "Write the word river in capital letters.",
                "RIVER",
                "Write the word stone in capital letters.",
                LINE),
            Checkers.form("STONE", "the word in capital letters"),
            "STONE"));
    items.add(
        line(
            "format-02",
            Category.FORMAT,
            "Is ice cold? Answer with exactly one word, yes or no.",
            worked("Is the sun dark? Yes or no.", "no", "Is ice cold? Yes or no.", LINE),
            Checkers.form("(?i)yes", "the one word yes"),
            "yes"));
    items.add(
        line(
            "format-03",
            Category.FORMAT,
            "Write the date 5 March 2024 in the form YYYY-MM-DD. Answer with the date only.",
            worked(
                "Write the date 9 May 2021 as YYYY-MM-DD.",
                "2021-05-09",
                "Write the date 5 March 2024 as YYYY-MM-DD.",
                LINE),
            Checkers.form("2024-03-05", "the date in the asked form"),
            "2024-03-05"));
  }

  private static void language(List<GateItem> items) {
    items.add(
        line(
            "language-01",
            Category.LANGUAGE,
            "Translate the word water to French. Answer with one word.",
            worked(
                "Translate the word dog to French.",
                "chien",
                "Translate the word water to French.",
                LINE),
            Checkers.holdsWord("eau"),
            "eau"));
    items.add(
        line(
            "language-02",
            Category.LANGUAGE,
            "Translate the word house to Spanish. Answer with one word.",
            worked(
                "Translate the word dog to Spanish.",
                "perro",
                "Translate the word house to Spanish.",
                LINE),
            Checkers.holdsWord("casa"),
            "casa"));
  }

  private static void needle(List<GateItem> items) {
    items.add(hidden("needle-01", 62, 15, "harbour", "marigold"));
    items.add(hidden("needle-02", 88, 66, "library", "copper"));
  }

  private static GateItem hidden(
      String id, int sentences, int position, String place, String word) {
    String fact = "The secret word of the " + place + " is " + word + ".";
    String text = NeedleText.with(sentences, position, fact);
    String chat = text + "\n\nWhat is the secret word of the " + place + "? Answer with one word.";
    String plain = text + "\n\nAs said above, the secret word of the " + place + " is";
    return new GateItem(
        id,
        Category.NEEDLE,
        new Asking(chat, NUMBER, List.of()),
        new Asking(plain, NUMBER, List.of("\n")),
        Checkers.holdsWord(word),
        word);
  }

  private static GateItem line(
      String id, Category category, String chat, Asking plain, Checker checker, String right) {
    return new GateItem(id, category, new Asking(chat, LINE, List.of()), plain, checker, right);
  }

  private static Asking worked(String example, String exampleAnswer, String question, int tokens) {
    return new Asking(
        "Question: "
            + example
            + "\nAnswer: "
            + exampleAnswer
            + "\nQuestion: "
            + question
            + "\nAnswer:",
        tokens,
        NEW_LINE);
  }
}
