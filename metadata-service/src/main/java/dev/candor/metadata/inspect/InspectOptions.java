package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.Engine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What stands after the name of the form.
 *
 * @param operands the file, or what the source wants
 * @param literal the words after {@code --}: the input itself
 */
record InspectOptions(
    List<String> operands, Optional<List<String>> literal, boolean json, Context context) {

  /**
   * Reads the options.
   *
   * @throws IllegalArgumentException for one that is not known, with what is
   */
  static InspectOptions parse(List<String> arguments) {
    List<String> operands = new ArrayList<>();
    Optional<List<String>> literal = Optional.empty();
    boolean json = false;
    Context context = Context.empty();
    Map<String, String> variables = new LinkedHashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("--")) {
        literal = Optional.of(List.copyOf(arguments.subList(i + 1, arguments.size())));
        break;
      }
      if (!argument.startsWith("--")) {
        operands.add(argument);
        continue;
      }
      if (argument.equals("--json")) {
        json = true;
        continue;
      }
      int equals = argument.indexOf('=');
      String name = equals < 0 ? argument : argument.substring(0, equals);
      boolean last = i + 1 >= arguments.size();
      String value = equals > 0 ? argument.substring(equals + 1) : last ? "" : arguments.get(++i);
      context = option(name, value, context, variables);
    }
    return new InspectOptions(operands, literal, json, context.withEnvironment(variables));
  }

  private static Context option(
      String name, String value, Context context, Map<String, String> variables) {
    if (name.equals("--engine")) {
      return context.withHint(Optional.of(engine(value)));
    }
    if (name.equals("--version")) {
      return context.withVersion(value);
    }
    if (name.equals("--env")) {
      variable(value, variables);
      return context;
    }
    if (name.equals("--root")) {
      Path root = Path.of(value);
      return context.withFiles(path -> text(root.resolve(path.replaceFirst("^/+", ""))));
    }
    throw new IllegalArgumentException(name + " is not an option of inspect");
  }

  private static Engine engine(String value) {
    return Engine.named(value)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--engine: \""
                        + value
                        + "\" is not known; use vllm, sglang, llama.cpp, tensorrt-llm, tgi or ollama"));
  }

  private static void variable(String value, Map<String, String> variables) {
    int equals = value.indexOf('=');
    if (equals < 1) {
      throw new IllegalArgumentException("--env: \"" + value + "\" is not NAME=value");
    }
    variables.put(value.substring(0, equals), value.substring(equals + 1));
  }

  private static Optional<String> text(Path path) {
    try {
      return Files.isRegularFile(path) && Files.size(path) < 1 << 22
          ? Optional.of(Files.readString(path, StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
