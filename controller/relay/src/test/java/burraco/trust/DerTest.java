package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples are from X.690, RFC 5280 and openssl. */
class DerTest {
    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "1.2.840.113549, 06062a864886f70d",
        "2.5.29.19, 0603551d13",
        "1.2.840.10045.4.3.2, 06082a8648ce3d040302",
        "1.3.6.1.5.5.7.3.1, 06082b06010505070301",
        "1.2.128, 06032a8100",
    })
    void oid(String dotted, String expected) {
        assertEquals(expected, hex(Der.oid(dotted)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"0, 020100", "127, 02017f", "128, 02020080", "256, 02020100"})
    void integer(String value, String expected) {
        assertEquals(expected, hex(Der.integer(new BigInteger(value))));
    }

    @ParameterizedTest(name = "{0} bytes: {1}")
    @CsvSource({
        "0, 0400",
        "127, 047f",
        "128, 048180",
        "255, 0481ff",
        "256, 04820100",
        "65535, 0482ffff",
        "65536, 0483010000",
    })
    void length(int bytes, String expected) {
        byte[] all = Der.bytes(new byte[bytes]);
        assertEquals(expected, hex(Arrays.copyOf(all, all.length - bytes)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "2026-11-27T09:08:07Z, 261127090807Z, 23",
        "2049-12-31T23:59:59Z, 491231235959Z, 23",
        "2050-01-01T00:00:00Z, 20500101000000Z, 24",
        "2026-11-27T09:08:07.999Z, 261127090807Z, 23",
    })
    @DisplayName("The year has four digits from 2050 on")
    void time(Instant when, String text, int tag) {
        byte[] bytes = Der.time(when);
        assertEquals(tag, bytes[0]);
        assertEquals(text, new String(bytes, 2, bytes[1], StandardCharsets.US_ASCII));
    }

    @Test
    void partsOfACertificate() {
        assertEquals("03020780", hex(Der.bits(7, (byte) 0x80)));
        assertEquals("0101ff", hex(Der.yes()));
        assertEquals("0c02c3a8", hex(Der.text("\u00e8")));
        assertEquals("30050101ff0400", hex(Der.sequence(Der.yes(), Der.bytes(new byte[0]))));
        assertEquals("31030101ff", hex(Der.set(Der.yes())));
        assertEquals("a003020102", hex(Der.explicit(0, Der.integer(BigInteger.TWO))));
        assertEquals("820161", hex(Der.implicit(2, Der.ascii("a"))));
    }
}
