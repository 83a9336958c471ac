package dev.candor.cli.suite;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The command lines of our own programs.
 *
 * @param project where they were built
 * @param caches their start-up caches
 * @param natively whether services are native executables
 */
record Programs(Project project, AotCaches caches, boolean natively) {
  /** Network libraries use what a JDK warns of; the warning is for their authors. */
  private static final String UNSAFE = "--sun-misc-unsafe-memory-access=allow";

  /** A service that is quick to start and does little work: the first compiler is enough. */
  List<String> service(String service, List<String> arguments) {
    if (natively) {
      return executable(service, arguments);
    }
    Path jar = project.jar(service);
    List<String> command = new ArrayList<>(List.of(java(), "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx384m"));
    command.addAll(caches.options(service, jar));
    command.addAll(List.of("-jar", jar.toString()));
    command.addAll(arguments);
    return List.copyOf(command);
  }

  /** A program whose speed decides what it can measure, or serve: every compiler, and room. */
  List<String> measuring(String service, List<String> arguments) {
    if (natively) {
      return executable(service, arguments);
    }
    List<String> command = new ArrayList<>(List.of(java(), UNSAFE, "-XX:+UseSerialGC", "-Xmx1g"));
    command.addAll(caches.borrowed(service, project.jar(service)));
    command.addAll(List.of("-jar", project.jar(service).toString()));
    command.addAll(arguments);
    return List.copyOf(command);
  }

  /** A program that answers and ends. */
  List<String> oneShot(String service, List<String> arguments) {
    if (natively) {
      return executable(service, arguments);
    }
    List<String> command = new ArrayList<>(List.of(java(), UNSAFE, "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-XX:+UseSerialGC", "-jar", project.jar(service).toString()));
    command.addAll(arguments);
    return List.copyOf(command);
  }

  /** The broker, from the class path of this program. */
  List<String> kafka(List<String> arguments) {
    String classPath = System.getProperty("java.class.path");
    int firstEnd = classPath.indexOf(File.pathSeparatorChar);
    Path jar = Path.of(firstEnd < 0 ? classPath : classPath.substring(0, firstEnd));
    List<String> command = new ArrayList<>(List.of(java(), "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx384m"));
    command.add(UNSAFE);
    command.addAll(caches.options("kafka", jar));
    command.addAll(List.of("-cp", classPath, "dev.candor.infrastructure.KafkaMain"));
    command.addAll(arguments);
    return List.copyOf(command);
  }

  private List<String> executable(String service, List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(project.executable(service).toString()));
    command.addAll(arguments);
    return List.copyOf(command);
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }
}
