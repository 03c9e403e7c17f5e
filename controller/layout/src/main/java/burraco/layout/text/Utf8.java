package burraco.layout.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Decodes the bytes of a file as UTF-8. A byte order mark, which some editors write, is removed.
 */
public final class Utf8 {
    private Utf8() {}

    /** The text, with a replacement character for invalid bytes. */
    public static String text(byte[] bytes) {
        return withoutMark(new String(bytes, StandardCharsets.UTF_8));
    }

    /** The position of the first invalid byte. */
    public static Optional<TextPosition> flaw(byte[] bytes) {
        CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer before = CharBuffer.allocate(bytes.length + 1);
        boolean flawed = decoder.decode(ByteBuffer.wrap(bytes), before, true).isError();
        return flawed
                ? Optional.of(TextPosition.endOf(withoutMark(before.flip().toString())))
                : Optional.empty();
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
