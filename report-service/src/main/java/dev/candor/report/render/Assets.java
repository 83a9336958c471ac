package dev.candor.report.render;

import io.quarkus.qute.RawString;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;

/** Style, script and chart library that are written into each page. */
final class Assets {
  private static final String ECHARTS =
      "/META-INF/resources/_static/echarts/6.0.0/dist/echarts.min.js";

  private final String css = text("/page/page.css");
  private final String script = text("/page/page.js");
  private final byte[] echarts = bytes(ECHARTS);
  private final String echartsGzip = gzip(echarts);

  RawString css() {
    return new RawString(css);
  }

  RawString script() {
    return new RawString(script);
  }

  /** The whole chart library, compressed and in Base64; the page's script unpacks it. */
  RawString echartsGzip() {
    return new RawString(echartsGzip);
  }

  /**
   * A content policy under which a page can load nothing and run only our two scripts, whatever it
   * carries.
   */
  RawString policy() {
    return new RawString(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; script-src "
            + hash(script.getBytes(StandardCharsets.UTF_8))
            + " "
            + hash(echarts)
            + "; base-uri 'none'; form-action 'none'");
  }

  private static String hash(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static String gzip(byte[] content) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException("memory could not be written", e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  private static String text(String path) {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String path) {
    try (InputStream in = Assets.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its resource " + path);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the program's resource cannot be read: " + path, e);
    }
  }
}
