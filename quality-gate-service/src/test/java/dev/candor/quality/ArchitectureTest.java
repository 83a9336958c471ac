package dev.candor.quality;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final String ROOT = "dev.candor.quality.";
  private static final List<String> EDGES = List.of("client", "messaging", "rest", "persistence");
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new DoNotIncludeTests())
          .importPackages("dev.candor.quality");

  @Test
  void shouldKeepTheDomainPlainJava() {
    classes()
        .that()
        .resideInAPackage(ROOT + "domain")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", ROOT + "domain")
        .check(CLASSES);
  }

  @Test
  void shouldDependInwardsOnly() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("domain")
        .definedBy(ROOT + "domain")
        .layer("service")
        .definedBy(ROOT + "service")
        .layer("edges")
        .definedBy(EDGES.stream().map(edge -> ROOT + edge).toArray(String[]::new))
        .layer("config")
        .definedBy(ROOT + "config")
        .layer("main")
        .definedBy("dev.candor.quality")
        .whereLayer("main")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("config")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("edges")
        .mayOnlyBeAccessedByLayers("config")
        .whereLayer("service")
        .mayOnlyBeAccessedByLayers("edges", "config")
        .check(CLASSES);
  }

  @Test
  void shouldKeepEdgesApart() {
    for (String edge : EDGES) {
      for (String other : EDGES) {
        if (!edge.equals(other)) {
          noClasses()
              .that()
              .resideInAPackage(ROOT + edge)
              .should()
              .dependOnClassesThat()
              .resideInAPackage(ROOT + other)
              .check(CLASSES);
        }
      }
    }
  }

  @Test
  void shouldReadClocksAndDrawNumbersInWiringOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "config")
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
        .check(CLASSES);
  }
}
