package dev.candor.report;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchitectureTest {
  private static final String ROOT = "dev.candor.report";
  private static final JavaClasses CLASSES =
      new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages(ROOT);

  @Test
  void shouldKeepTheDomainPlain() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".domain..")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages(
            ROOT + ".domain..", "java..", "org.HdrHistogram..", "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void shouldKeepUseCasesFreeOfEdges() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".service..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            ROOT + ".messaging..",
            ROOT + ".rest..",
            ROOT + ".persistence..",
            ROOT + ".render..",
            ROOT + ".config..")
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"messaging", "rest", "persistence", "render"})
  void shouldKeepEdgesApart(String edge) {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "." + edge + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            java.util.stream.Stream.of("messaging", "rest", "persistence", "render")
                .filter(other -> !other.equals(edge))
                .map(other -> ROOT + "." + other + "..")
                .toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void shouldCreateTimeAndChanceInWiringOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".config..")
        .should()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callConstructor(Random.class)
        .check(CLASSES);
  }

  @Test
  void shouldHaveNoCyclesInTheDomain() {
    slices().matching(ROOT + ".domain.(*)..").should().beFreeOfCycles().check(CLASSES);
  }
}
