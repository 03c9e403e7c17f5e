package burraco.tournament.file;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Lines of a file that a spreadsheet wrote, in the encodings that spreadsheets use. */
final class CsvText {
    private static final String MARK = "\uFEFF";
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private CsvText() {}

    static List<String> lines(byte[] bytes) {
        String text = text(bytes);
        String plain = text.startsWith(MARK) ? text.substring(MARK.length()) : text;
        return plain.isEmpty() ? List.of() : List.of(plain.split("\r\n|\n|\r", -1));
    }

    private static String text(byte[] bytes) {
        if (bytes.length > 1 && isUtf16(bytes[0], bytes[1])) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException other) {
            return new String(bytes, WINDOWS);
        }
    }

    private static boolean isUtf16(byte first, byte second) {
        return first == (byte) 0xFE && second == (byte) 0xFF
                || first == (byte) 0xFF && second == (byte) 0xFE;
    }

    /** Some spreadsheets tell the separator in a line above the header: {@code sep=;}. */
    static Optional<Character> separator(String line) {
        return line.matches("(?i)\\s*\"?sep=[,;\t]\"?\\s*")
                ? Optional.of(line.charAt(line.indexOf('=') + 1))
                : Optional.empty();
    }
}
