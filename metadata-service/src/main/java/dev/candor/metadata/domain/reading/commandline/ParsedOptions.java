package dev.candor.metadata.domain.reading.commandline;

import java.util.List;
import java.util.Optional;

/** An argument list after a parser went over it; nothing is converted yet. */
public record ParsedOptions(
    List<Option> options,
    List<Token> positionals,
    List<Unknown> unknown,
    List<Refusal> refusals,
    List<String> warnings) {

  public ParsedOptions {
    options = List.copyOf(options);
    positionals = List.copyOf(positionals);
    unknown = List.copyOf(unknown);
    refusals = List.copyOf(refusals);
    warnings = List.copyOf(warnings);
  }

  /** A flag with what followed it. */
  public record Option(Flag flag, boolean negated, Token spelled, List<Token> values) {
    public Option {
      values = List.copyOf(values);
    }

    /** Where the value stands, or the flag itself when it stands alone. */
    public Token place() {
      return values.isEmpty() ? spelled : values.getFirst();
    }
  }

  /** A flag that no table knows. */
  public record Unknown(Token spelled, String name, Optional<Token> value) {}

  /** Why the engine's parser would end with an error. */
  public record Refusal(String reason, Token place, List<String> fields) {
    public Refusal {
      fields = List.copyOf(fields);
    }
  }
}
