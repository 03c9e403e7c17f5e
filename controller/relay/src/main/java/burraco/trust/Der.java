package burraco.trust;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Writes the few types of DER (X.690) that a certificate consists of. */
final class Der {
    private static final int SHORT_LENGTH = 0x80;
    private static final int CONTEXT = 0x80;
    private static final int CONSTRUCTED = 0x20;
    private static final int OID_DIGIT_BITS = 7;

    /** From this year on, a date has four digits for the year (RFC 5280, 4.1.2.5). */
    private static final int GENERALIZED_SINCE = 2050;

    private static final DateTimeFormatter UTC = format("yyMMddHHmmss'Z'");
    private static final DateTimeFormatter GENERALIZED = format("yyyyMMddHHmmss'Z'");

    private Der() {}

    private static DateTimeFormatter format(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ROOT);
    }

    static byte[] sequence(byte[]... parts) {
        return tagged(0x30, joined(parts));
    }

    static byte[] set(byte[] only) {
        return tagged(0x31, only);
    }

    static byte[] yes() {
        return tagged(0x01, new byte[] {(byte) 0xff});
    }

    static byte[] integer(BigInteger value) {
        return tagged(0x02, value.toByteArray());
    }

    /**
     * @param unused bits of the last byte that do not count
     */
    static byte[] bits(int unused, byte... bytes) {
        return tagged(0x03, joined(new byte[] {(byte) unused}, bytes));
    }

    static byte[] bytes(byte[] bytes) {
        return tagged(0x04, bytes);
    }

    static byte[] text(String text) {
        return tagged(0x0c, text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] oid(String dotted) {
        String[] numbers = dotted.split("\\.");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(40 * Integer.parseInt(numbers[0]) + Integer.parseInt(numbers[1]));
        for (int i = 2; i < numbers.length; i++) {
            writeOidNumber(out, Integer.parseInt(numbers[i]));
        }
        return tagged(0x06, out.toByteArray());
    }

    /** Digits of seven bits; all but the last have the eighth bit set. */
    private static void writeOidNumber(ByteArrayOutputStream out, int number) {
        int shift = 0;
        while (number >>> shift + OID_DIGIT_BITS != 0) {
            shift += OID_DIGIT_BITS;
        }
        for (; shift > 0; shift -= OID_DIGIT_BITS) {
            out.write(number >>> shift & 0x7f | 0x80);
        }
        out.write(number & 0x7f);
    }

    static byte[] time(Instant when) {
        OffsetDateTime date = when.atOffset(ZoneOffset.UTC);
        return date.getYear() < GENERALIZED_SINCE
                ? tagged(0x17, ascii(UTC.format(date)))
                : tagged(0x18, ascii(GENERALIZED.format(date)));
    }

    /** A part whose type follows from its number. */
    static byte[] implicit(int number, byte[] content) {
        return tagged(CONTEXT | number, content);
    }

    /** A part with its number around it. */
    static byte[] explicit(int number, byte[] part) {
        return tagged(CONTEXT | CONSTRUCTED | number, part);
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    private static byte[] tagged(int tag, byte[] content) {
        return joined(new byte[] {(byte) tag}, length(content.length), content);
    }

    private static byte[] length(int length) {
        if (length < SHORT_LENGTH) {
            return new byte[] {(byte) length};
        }
        byte[] digits = BigInteger.valueOf(length).toByteArray();
        int from = digits[0] == 0 ? 1 : 0;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(SHORT_LENGTH | digits.length - from);
        out.write(digits, from, digits.length - from);
        return out.toByteArray();
    }
}
