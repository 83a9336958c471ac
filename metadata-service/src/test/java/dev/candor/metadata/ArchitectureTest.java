package dev.candor.metadata;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchitectureTest {
  private static final String ROOT = "dev.candor.metadata.";
  private static final List<String> EDGES = List.of("messaging", "rest", "persistence", "probe");

  private static JavaClasses service;

  @BeforeAll
  static void read() {
    service =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.candor.metadata");
  }

  @Test
  void shouldKeepTheDomainPlain() {
    // Given
    var rule =
        classes()
            .that()
            .resideInAPackage(ROOT + "domain..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(ROOT + "domain..", "java..", "javax.crypto..", "org.jspecify..");

    // When
    var result = rule.evaluate(service);

    // Then
    assertThat(result.getFailureReport().getDetails()).isEmpty();
  }

  @Test
  void shouldLetServicesKnowTheDomainOnly() {
    // Given
    var rule =
        classes()
            .that()
            .resideInAPackage(ROOT + "service..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(ROOT + "service..", ROOT + "domain..", "java..", "org.jspecify..");

    // When
    var result = rule.evaluate(service);

    // Then
    assertThat(result.getFailureReport().getDetails()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"messaging", "rest", "persistence", "probe"})
  void shouldKeepEdgesApart(String edge) {
    // Given
    String[] others =
        EDGES.stream()
            .filter(other -> !other.equals(edge))
            .map(other -> ROOT + other + "..")
            .toArray(String[]::new);
    var rule =
        noClasses()
            .that()
            .resideInAPackage(ROOT + edge + "..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(others);

    // When
    var result = rule.evaluate(service);

    // Then
    assertThat(result.getFailureReport().getDetails()).isEmpty();
  }

  @Test
  void shouldTakeTimeAndChanceFromWiringOnly() {
    // Given
    var rule =
        noClasses()
            .that()
            .resideOutsideOfPackages(ROOT + "config..", ROOT + "inspect..")
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Instant.class, "now")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Random.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(SecureRandom.class);

    // When
    var result = rule.evaluate(service);

    // Then
    assertThat(result.getFailureReport().getDetails()).isEmpty();
  }
}
