package burraco.layout.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The text in a file's bytes. A byte order mark, which some editors write, is no part of it. */
public final class Utf8 {
    private Utf8() {}

    /** The text; what is no UTF-8 becomes a replacement character. */
    public static String text(byte[] bytes) {
        return withoutMark(new String(bytes, StandardCharsets.UTF_8));
    }

    /** Where the bytes cease to be UTF-8, if they do. */
    public static Optional<Spot> flaw(byte[] bytes) {
        CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer before = CharBuffer.allocate(bytes.length + 1);
        boolean flawed = decoder.decode(ByteBuffer.wrap(bytes), before, true).isError();
        return flawed
                ? Optional.of(Spot.endOf(withoutMark(before.flip().toString())))
                : Optional.empty();
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
