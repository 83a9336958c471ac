package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import dev.candor.cli.IoSentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;

/**
 * Everything that outlives a run, in one folder that only its owner can read.
 *
 * @param root the folder
 */
public record DataFolder(Path root) {
  private static final FileAttribute<Set<PosixFilePermission>> OWNER_ONLY_FOLDER =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
  private static final FileAttribute<Set<PosixFilePermission>> OWNER_ONLY_FILE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
  private static final int TOKEN_BYTES = 32;

  /**
   * Creates the folder and its parts.
   *
   * @throws CliException when it cannot be written
   */
  public static DataFolder open(Path root) {
    DataFolder data = new DataFolder(root.toAbsolutePath().normalize());
    try {
      Files.createDirectories(data.root, OWNER_ONLY_FOLDER);
      for (Path part : new Path[] {data.logs(), data.keys()}) {
        Files.createDirectories(part, OWNER_ONLY_FOLDER);
      }
      Files.delete(Files.createTempFile(data.root, "writable", ""));
      return data;
    } catch (IOException e) {
      throw CliException.noGround(
          "The data folder %s cannot be written (%s); choose another with --data DIR or CANDOR_DATA."
              .formatted(data.root, IoSentence.reason(e)));
    }
  }

  /** Each process's output, {@code NAME.log}. */
  public Path logs() {
    return root.resolve("logs");
  }

  /** API keys, one file each, which live as long as their run. */
  public Path keys() {
    return root.resolve("keys");
  }

  /** Artifacts, each under its SHA-256, in folders by the first two digits. */
  public Path artifacts() {
    return root.resolve("artifacts");
  }

  /** Results and pages, one folder for each campaign. */
  public Path reports() {
    return root.resolve("reports");
  }

  /** The broker's log. */
  public Path kafka() {
    return root.resolve("kafka");
  }

  /** The database. */
  public Path postgres() {
    return root.resolve("postgres");
  }

  /** The bearer token that every write needs. */
  public Path tokenFile() {
    return root.resolve("token");
  }

  /** The token; made on first use, readable by its owner only. */
  public String token() {
    try {
      if (!Files.exists(tokenFile())) {
        byte[] secret = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(secret);
        Path fresh = Files.createTempFile(root, "token", ".new", OWNER_ONLY_FILE);
        Files.writeString(fresh, HexFormat.of().formatHex(secret));
        Files.move(fresh, tokenFile());
      }
      return Files.readString(tokenFile()).strip();
    } catch (IOException e) {
      throw CliException.noGround("The token file %s cannot be used.".formatted(tokenFile()));
    }
  }

  /** Writes a file that only its owner can read, replacing an older one at once. */
  static void writeOwnerOnly(Path file, byte[] content) throws IOException {
    Path fresh =
        Files.createTempFile(
            file.getParent(), file.getFileName().toString(), ".new", OWNER_ONLY_FILE);
    Files.write(fresh, content);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
