package dev.candor.metadata.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** Reads samples and schemas, and writes wire records as the samples are written. */
final class Samples {
  private static final Path OURS = Path.of("src/main/resources/contracts");
  private static final Path LOADS = Path.of("../load-service/src/main/resources/contracts/samples");

  private Samples() {}

  static String ours(String name) throws IOException {
    return Files.readString(OURS.resolve("samples").resolve(name));
  }

  static String loads(String name) throws IOException {
    return Files.readString(LOADS.resolve(name));
  }

  static String pretty(Object wire) throws JsonProcessingException {
    DefaultIndenter twoSpaces = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(
            Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator(""));
    printer.indentArraysWith(twoSpaces);
    printer.indentObjectsWith(twoSpaces);
    return ContractJson.mapper().writer(printer).writeValueAsString(wire) + "\n";
  }

  static Set<ValidationMessage> violations(String schema, String document) throws IOException {
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(Files.readString(OURS.resolve(schema)))
        .validate(ContractJson.mapper().readTree(document));
  }
}
