package dev.candor.quality.messaging;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads samples and writes JSON in their form: two spaces, and a newline at the end. */
final class Contracts {
  private static final Path ROOT =
      Path.of(
          System.getProperty("candor.root", Path.of("").toAbsolutePath().getParent().toString()));

  private Contracts() {}

  static String sample(String producer, String name) throws IOException {
    return Files.readString(
        ROOT.resolve(producer).resolve("src/main/resources/contracts/samples").resolve(name));
  }

  static String schema(String producer, String name) throws IOException {
    return Files.readString(
        ROOT.resolve(producer).resolve("src/main/resources/contracts").resolve(name));
  }

  static String campaignSchema() throws IOException {
    return Files.readString(
        ROOT.resolve("load-service/src/main/resources/schema/campaign.v1.schema.json"));
  }

  static String pretty(Object message) throws IOException {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter() {
          @Override
          public DefaultPrettyPrinter createInstance() {
            return this;
          }

          @Override
          public void writeObjectFieldValueSeparator(com.fasterxml.jackson.core.JsonGenerator g)
              throws IOException {
            g.writeRaw(": ");
          }

          @Override
          public void writeEndArray(com.fasterxml.jackson.core.JsonGenerator g, int values)
              throws IOException {
            if (values == 0) {
              _nesting--;
              g.writeRaw("]");
            } else {
              super.writeEndArray(g, values);
            }
          }
        };
    printer.indentArraysWith(lines);
    printer.indentObjectsWith(lines);
    return new ObjectMapper().writer(printer).writeValueAsString(message) + "\n";
  }
}
