package dev.candor.load;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchitectureTest {
  private static final String ROOT = "dev.candor.load.";
  private static final List<String> EDGES =
      List.of(
          "messaging.coordinator", "messaging.worker", "rest", "persistence", "client", "probe");
  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/test/"))
          .importPackages("dev.candor.load");

  @Test
  void shouldKeepTheDomainFreeOfFrameworks() {
    classes()
        .that()
        .resideInAPackage(ROOT + "domain..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.HdrHistogram..", "org.jspecify..", ROOT + "domain..")
        .check(MAIN);
  }

  @Test
  void shouldLetServicesKnowNoEdge() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "service..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            ROOT + "messaging..", ROOT + "rest..", ROOT + "persistence..", ROOT + "probe..")
        .check(MAIN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "messaging.coordinator",
        "messaging.worker",
        "rest",
        "persistence",
        "client",
        "probe"
      })
  void shouldLetNoEdgeImportAnother(String edge) {
    String[] others =
        EDGES.stream()
            .filter(e -> !e.equals(edge))
            .map(e -> ROOT + e + "..")
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(ROOT + edge + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others)
        .allowEmptyShould(true)
        .check(MAIN);
  }

  @Test
  void shouldReadClocksAndRandomnessInWiringOnly() {
    noClasses()
        .that()
        .resideInAnyPackage(ROOT + "domain..", ROOT + "service..")
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(Clock.class, "systemUTC")
        .orShould()
        .callConstructor(Random.class)
        .orShould()
        .callConstructor(SecureRandom.class)
        .check(MAIN);
  }
}
