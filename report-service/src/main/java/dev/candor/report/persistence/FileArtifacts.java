package dev.candor.report.persistence;

import dev.candor.report.config.ReportConfig;
import dev.candor.report.service.ArtifactStore;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Artifacts as files under {@code artifacts/<first two digits>/<hash>} of the data folder. */
@ApplicationScoped
class FileArtifacts implements ArtifactStore, PanacheRepositoryBase<ArtifactEntity, String> {
  private static final int BUFFER = 64 * 1024;

  private final Path folder;
  private final long limit;

  FileArtifacts(ReportConfig config) {
    this.folder = config.dataDir().resolve("artifacts");
    this.limit = config.artifacts().maxBytes();
  }

  @Override
  @Transactional
  public Outcome store(String sha256, String mediaType, InputStream content, Instant now)
      throws IOException {
    Path target = path(sha256);
    MessageDigest digest = sha256();
    AtomicLong bytes = new AtomicLong();
    Path part = receive(target, content, digest, bytes);
    try {
      if (bytes.get() > limit) {
        return new Outcome.TooLarge(limit);
      }
      String actual = HexFormat.of().formatHex(digest.digest());
      if (!actual.equals(sha256)) {
        return new Outcome.Mismatch(actual);
      }
      boolean created = !Files.exists(target);
      SafeFiles.keep(part, target);
      getEntityManager().merge(row(sha256, bytes.get(), mediaType, now));
      return new Outcome.Stored(created, bytes.get());
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private Path receive(Path target, InputStream content, MessageDigest digest, AtomicLong bytes) {
    try {
      return SafeFiles.beside(
          target,
          out -> {
            byte[] buffer = new byte[BUFFER];
            int read = content.read(buffer);
            while (read >= 0 && bytes.get() <= limit) {
              digest.update(buffer, 0, read);
              bytes.addAndGet(read);
              out.write(buffer, 0, read);
              read = content.read(buffer);
            }
          });
    } catch (IOException e) {
      throw SafeFiles.failure("artifact " + target.getFileName(), e);
    }
  }

  @Override
  @Transactional
  public Optional<Artifact> find(String sha256) {
    return findByIdOptional(sha256)
        .filter(row -> Files.isRegularFile(path(sha256)))
        .map(row -> new Artifact(sha256, path(sha256), row.bytes, row.mediaType));
  }

  private static ArtifactEntity row(String sha256, long bytes, String mediaType, Instant now) {
    ArtifactEntity row = new ArtifactEntity();
    row.sha256 = sha256;
    row.bytes = bytes;
    row.mediaType = mediaType;
    row.storedAt = now;
    return row;
  }

  private Path path(String sha256) {
    return folder.resolve(sha256.substring(0, 2)).resolve(sha256);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
