package dev.candor.cli.manifests;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Renders the folders under {@code k8s/} that have a kustomization, with kubectl and offline. */
final class Kustomize {
  private static final Path ROOT =
      Path.of(System.getProperty("candor.root", "..")).toAbsolutePath();

  private Kustomize() {}

  /** The folders to render, relative to the checkout. */
  static List<String> folders() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT.resolve("k8s"))) {
      return files
          .filter(file -> file.getFileName().toString().equals("kustomization.yaml"))
          .map(file -> ROOT.relativize(file.getParent()).toString())
          .sorted()
          .toList();
    }
  }

  /** Whether kubectl can be run here. */
  static boolean isAvailable() {
    return kubectl().isPresent();
  }

  /** The YAML that a folder stands for. */
  static String render(String folder) throws IOException, InterruptedException {
    Path kubectl = kubectl().orElseThrow(() -> new IOException("kubectl is not on the PATH"));
    Path errors = Files.createTempFile("kustomize", ".err");
    try {
      Process process =
          new ProcessBuilder(kubectl.toString(), "kustomize", ROOT.resolve(folder).toString())
              .redirectError(errors.toFile())
              .start();
      process.getOutputStream().close();
      String rendered = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IOException(folder + " does not render: " + Files.readString(errors));
      }
      return rendered;
    } finally {
      Files.delete(errors);
    }
  }

  private static Optional<Path> kubectl() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Arrays.stream(path.split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, "kubectl"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
