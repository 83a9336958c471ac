package dev.candor.load.client;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpResponseDecoderTest {
  private static final String CHUNKED =
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"
          + "Content-Type: text/event-stream\r\n\r\n5\r\nhello\r\n6;x=y\r\n world\r\n0\r\nT: 1\r\n\r\n";

  /** What one decoder told. */
  private static final class Told implements ResponseListener {
    private final StringBuilder body = new StringBuilder();
    private int status;
    private int completions;

    @Override
    public void head(ResponseHead head, long arrivalNanos) {
      status = head.status;
    }

    @Override
    public void body(byte[] bytes, int offset, int length, long arrivalNanos) {
      body.append(new String(bytes, offset, length, ISO_8859_1));
    }

    @Override
    public void complete(long arrivalNanos) {
      completions++;
    }

    @Override
    public String toString() {
      return status + " " + body + " " + completions;
    }
  }

  private static String decode(String text, int... cuts) {
    byte[] bytes = text.getBytes(ISO_8859_1);
    Told told = new Told();
    HttpResponseDecoder decoder = new HttpResponseDecoder();
    decoder.begin();
    int from = 0;
    for (int cut : cuts) {
      decoder.feed(bytes, from, cut - from, 0, told);
      from = cut;
    }
    decoder.feed(bytes, from, bytes.length - from, 0, told);
    decoder.closed(0, told);
    return told.toString();
  }

  @Test
  void shouldDecodeChunksHoweverTheyAreCut() {
    // Given
    List<String> all = new ArrayList<>();

    // When
    for (int i = 0; i <= CHUNKED.length(); i++) {
      for (int j = i; j <= CHUNKED.length(); j++) {
        all.add(decode(CHUNKED, i, j));
      }
    }

    // Then
    assertThat(all).containsOnly("200 hello world 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi",
        "HTTP/1.1 200 OK\r\n\r\nhi",
        "HTTP/1.0 200\r\n\r\nhi",
        "HTTP/1.1 200 OK\nContent-Length: 2\n\nhi"
      })
  void shouldDecodeOtherFramings(String text) {
    // When
    String told = decode(text);

    // Then
    assertThat(told).isEqualTo("200 hi 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/2 200\r\n\r\n",
        "<html>\r\n",
        "HTTP/1.1 20x OK\r\n",
        "HTTP/1.1 200 OK\r\nno colon\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: many\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFF\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab"
      })
  void shouldRefuseWhatIsNoResponse(String text) {
    // When
    ThrowingCallable decoding = () -> decode(text);

    // Then
    assertThatThrownBy(decoding).isInstanceOf(MalformedResponse.class);
  }

  @Property(tries = 3000)
  void shouldNeverThrowAnythingElse(@ForAll byte[] tail, @ForAll byte[] noise) {
    // Given
    String text = CHUNKED.substring(0, Math.floorMod(noise.length * 31, CHUNKED.length()));
    byte[] start = text.getBytes(ISO_8859_1);
    HttpResponseDecoder decoder = new HttpResponseDecoder();
    decoder.begin();
    Told told = new Told();

    // When
    String outcome = "decoded";
    try {
      decoder.feed(start, 0, start.length, 0, told);
      decoder.feed(tail, 0, tail.length, 0, told);
      decoder.feed(noise, 0, noise.length, 0, told);
    } catch (MalformedResponse e) {
      outcome = e.getMessage();
    }

    // Then
    assertThat(outcome).isNotBlank();
  }
}
