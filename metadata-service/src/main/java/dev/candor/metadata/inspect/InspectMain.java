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
import java.time.Clock;
import java.util.List;
import java.util.Map;

/**
 * {@code inspect FORM [FILE|-]}, {@code inspect batch FILE} and {@code inspect endpoint URL}:
 * prints the normalised configuration with its evidence. Nothing of the service is started. Exit
 * codes: 0 read, 1 the input cannot be opened or read, 2 the command line is wrong.
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
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    byte[] key = InstallationKey.of(System.getenv());
    Map<String, InspectSource> live =
        new LiveSources(Path.of("/proc"), key, Clock.systemUTC()).byName();
    int code = new InspectMain(out, err, System.in, live, key).inspect(List.of(arguments));
    out.flush();
    return code;
  }

  int inspect(List<String> arguments) {
    if (arguments.isEmpty() || arguments.getFirst().matches("-h|--help|help")) {
      (arguments.isEmpty() ? err : out).println(InspectHelp.TEXT);
      return arguments.isEmpty() ? 2 : 0;
    }
    String form = arguments.getFirst();
    try {
      InspectOptions options = InspectOptions.parse(arguments.subList(1, arguments.size()));
      if (form.equals("batch")) {
        return batch(options);
      }
      InspectSource source = sources.get(form);
      if (source != null) {
        print(source.read(options.operands(), options.context()), options.json());
        return 0;
      }
      if (!Forms.NAMES.contains(form) && !form.equals("docker-inspect")) {
        throw new IllegalArgumentException("\"" + form + "\" is not something that inspect reads");
      }
      return print(form, input(form, options), options);
    } catch (IllegalArgumentException e) {
      err.println("inspect: " + e.getMessage());
      err.println("See ./candor inspect --help.");
      return 2;
    } catch (IOException e) {
      err.println("inspect: " + InspectHelp.sentence(e));
      return 1;
    }
  }

  private int print(String form, Object input, InspectOptions options) {
    Reading reading;
    try {
      reading = forms.read(form, input, options.context());
    } catch (IllegalArgumentException e) {
      err.println("inspect: the input cannot be read as " + form + ": " + e.getMessage());
      return 1;
    }
    if (options.json()) {
      out.println(JsonText.of(ReadingJson.of(reading)));
    } else {
      ReadingTable.print(reading, out);
    }
    return 0;
  }

  private void print(Inspected inspected, boolean json) {
    if (json) {
      out.println(JsonText.of(ReadingJson.of(inspected)));
    } else {
      ReadingTable.print(inspected, out);
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
    if (Files.isDirectory(Path.of(file))) {
      throw new IOException(file + " is a folder");
    }
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
}
