package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.domain.reading.text.JsonText;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * {@code inspect FORM [FILE|-]} and {@code inspect batch FILE}: prints the normalised configuration
 * with its evidence. Nothing of the service is started. Exit codes: 0 read, 1 the input cannot be
 * opened or read, 2 the command line is wrong.
 */
public final class InspectMain {
  private final PrintStream out;
  private final PrintStream err;
  private final InputStream in;
  private final Map<String, InspectSource> sources;
  private final Forms forms;

  InspectMain(
      PrintStream out,
      PrintStream err,
      InputStream in,
      Map<String, InspectSource> sources,
      byte[] key) {
    this.out = out;
    this.err = err;
    this.in = in;
    this.sources = Map.copyOf(sources);
    SnakeYamlFormats formats = new SnakeYamlFormats();
    this.forms = new Forms(new ConfigurationReader(Secrets.withKey(key), formats), formats);
  }

  /** Runs with the arguments after the word {@code inspect}. */
  public static int run(String[] arguments) {
    return run(arguments, Map.of());
  }

  /** The same, with live sources such as {@code endpoint} and {@code port} by their names. */
  public static int run(String[] arguments, Map<String, InspectSource> sources) {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    InspectMain main =
        new InspectMain(out, err, System.in, sources, InstallationKey.of(System.getenv()));
    int code = main.inspect(List.of(arguments));
    out.flush();
    return code;
  }

  int inspect(List<String> arguments) {
    if (arguments.isEmpty() || arguments.getFirst().matches("-h|--help|help")) {
      (arguments.isEmpty() ? err : out).println(usage());
      return arguments.isEmpty() ? 2 : 0;
    }
    String form = arguments.getFirst();
    try {
      InspectOptions options = InspectOptions.parse(arguments.subList(1, arguments.size()));
      if (form.equals("batch")) {
        return batch(options);
      }
      InspectSource source = sources.get(form);
      if (source == null && !Forms.NAMES.contains(form) && !form.equals("docker-inspect")) {
        throw new IllegalArgumentException("\"" + form + "\" is not something that inspect reads");
      }
      Reading reading =
          source == null
              ? forms.read(form, input(form, options), options.context())
              : source.read(options.operands(), options.context());
      if (options.json()) {
        out.println(JsonText.of(ReadingJson.of(reading)));
      } else {
        ReadingTable.print(reading, out);
      }
      return 0;
    } catch (IllegalArgumentException e) {
      err.println("inspect: " + e.getMessage());
      err.println(usage());
      return 2;
    } catch (IOException e) {
      err.println("inspect: cannot read: " + e.getMessage());
      return 1;
    }
  }

  private Object input(String form, InspectOptions options) throws IOException {
    if (options.literal().isPresent()) {
      return form.equals("argv")
          ? options.literal().get()
          : String.join(" ", options.literal().get());
    }
    if (options.operands().size() > 1) {
      throw new IllegalArgumentException("one file is read at a time; got " + options.operands());
    }
    try (InputStream from =
        open(options.operands().isEmpty() ? "-" : options.operands().getFirst())) {
      return new String(from.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private InputStream open(String file) throws IOException {
    return file.equals("-")
        ? new ByteArrayInputStream(in.readAllBytes())
        : Files.newInputStream(Path.of(file));
  }

  private int batch(InspectOptions options) throws IOException {
    if (options.operands().size() != 1) {
      throw new IllegalArgumentException(
          "batch takes one file of JSON lines, or - for the standard input");
    }
    Batch batch = new Batch(forms);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(open(options.operands().getFirst()), StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          out.println(batch.line(line, number));
        }
      }
    }
    return 0;
  }

  private String usage() {
    StringBuilder text = new StringBuilder();
    text.append("usage: inspect ")
        .append(String.join("|", Forms.NAMES))
        .append(" [--engine E] [--version V] [--env NAME=value] [--root DIR] [--json] [FILE|-]\n");
    text.append("       inspect argv [options] -- PROGRAM ARGUMENTS…\n");
    text.append("       inspect batch FILE.jsonl");
    sources.forEach(
        (name, source) ->
            text.append("\n       inspect ").append(name).append(' ').append(source.usage()));
    return text.toString();
  }
}
