package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which request heads are valid. */
class RequestHeadTest {
    private static Optional<RequestHead> read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return RequestHead.read(bytes, bytes.length);
    }

    @Test
    void itsPartsAreFound() {
        RequestHead head =
                read("GET /feed?a=b&c HTTP/1.1\r\nHost: x:1\r\nX-Y:  z \r\nX-y: q").orElseThrow();
        assertEquals("GET", head.method());
        assertEquals("/feed", head.path());
        assertEquals("a=b&c", head.query());
        assertEquals("x:1", head.headers().get("host"));
        assertEquals("several", head.headers().get("x-y"));
        assertEquals(0, head.length().orElseThrow());
        assertTrue(head.lasting());
        assertFalse(read("GET / HTTP/1.1\r\nConnection: Close").orElseThrow().lasting());
        assertFalse(read("GET / HTTP/1.0").orElseThrow().lasting());
        assertTrue(
                read("POST / HTTP/1.1\r\nTransfer-Encoding: chunked")
                        .orElseThrow()
                        .length()
                        .isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET",
                "GET /",
                "GET / HTTP/2.0",
                "GET  / HTTP/1.1",
                "GET / HTTP/1.1 ",
                "G(T / HTTP/1.1",
                "GET /\t HTTP/1.1",
                "GET /a\nb HTTP/1.1",
                "GET / HTTP/1.1\r\n folded: x",
                "GET / HTTP/1.1\r\nA : x",
                "GET / HTTP/1.1\r\nA",
                "GET / HTTP/1.1\r\n: x",
                "GET / HTTP/1.1\r\nA: x\ny",
                "GET / HTTP/1.1\r\nA: x\ry",
                "GET / HTTP/1.1\r\nA: x\u0000",
                "POST / HTTP/1.1\r\nContent-Length: +1",
                "POST / HTTP/1.1\r\nContent-Length: 1, 1",
                "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1",
                "POST / HTTP/1.1\r\nContent-Length: 9999999999",
                "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
                "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked"
            })
    void whatTwoReadersCouldTakeDifferentlyIsNone(String text) {
        assertEquals(Optional.empty(), read(text));
    }

    /** Any input is either parsed or refused. */
    @Test
    void anyBytesAreReadOrRefused() {
        long seed = 20_261_125;
        Random chance = new Random(seed);
        String alphabet = "GET /: HTTP/1.1\r\nab?#%[]\u0000\u00ff@\\";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(i % 2 == 0 ? "GET / HTTP/1.1\r\n" : "");
            for (int c = chance.nextInt(40); c > 0; c--) {
                text.append(alphabet.charAt(chance.nextInt(alphabet.length())));
            }
            read(text.toString()).ifPresent(head -> assertFalse(head.method().isEmpty()));
        }
    }
}
