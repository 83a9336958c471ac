package dev.candor.load.worker;

import dev.candor.load.client.RequestLog;
import dev.candor.load.domain.measure.Outcome;
import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamTimeline;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPOutputStream;

/**
 * Streams one level's records to disk, compressed, on a thread of its own: event loops only render
 * a line and put it into a queue. A disk that is full or too slow fails the level; nothing is
 * dropped silently.
 */
final class RecordFile implements RequestLog {
  private static final int QUEUE = 1 << 16;
  private static final String END = "";

  private final Path file;
  private final long base;
  private final MessageDigest digest;
  private final OutputStream out;
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(QUEUE);
  private final AtomicLong requests = new AtomicLong();
  private final Thread writer;
  private volatile Optional<String> trouble = Optional.empty();

  /**
   * Opens the file and starts the writer.
   *
   * @param base instant that the records count from
   */
  RecordFile(Path file, long base) throws IOException {
    this.file = file;
    this.base = base;
    digest = sha256();
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    out = new GZIPOutputStream(new DigestOutputStream(Files.newOutputStream(file), digest), 16_384);
    writer = Thread.ofPlatform().name("candor-records").daemon().start(this::write);
  }

  @Override
  public void ended(long index, StreamTimeline stream, Outcome outcome, Optional<Failure> failure) {
    requests.incrementAndGet();
    if (!lines.offer(RecordLine.request(base, index, stream, outcome, failure))) {
      trouble = Optional.of("the disk was too slow for the records: " + file);
    }
  }

  /**
   * Ends the file.
   *
   * @throws IOException when a line was lost
   */
  LevelReport.Records finish(long openNanos, long windowNanos)
      throws IOException, InterruptedException {
    lines.put(RecordLine.window(base, openNanos, windowNanos));
    close();
    if (trouble.isPresent()) {
      throw new IOException(trouble.get());
    }
    String hash = HexFormat.of().formatHex(digest.digest());
    return new LevelReport.Records(hash, Files.size(file), requests.get());
  }

  /** Ends the writer; the file stays. */
  void close() throws InterruptedException {
    if (writer.isAlive()) {
      lines.put(END);
      writer.join();
    }
  }

  Path file() {
    return file;
  }

  private void write() {
    try (out) {
      for (String line = lines.take(); !line.equals(END); line = lines.take()) {
        if (trouble.isEmpty()) {
          writeOut(line);
        }
      }
    } catch (IOException e) {
      trouble = Optional.of("the records could not be written to " + file + ": " + e.getMessage());
    } catch (InterruptedException e) {
      trouble = Optional.of("writing the records was interrupted");
    }
  }

  private void writeOut(String line) {
    try {
      out.write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      trouble = Optional.of("the records could not be written to " + file + ": " + e.getMessage());
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }
}
