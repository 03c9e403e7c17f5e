package burraco.readers.metratec;

import burraco.readers.Crc16Mcrf;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.function.Consumer;

/**
 * Converts bytes to lines and back. A line ends with CR; a reply ends with LF as well if that was
 * switched on. After a blank, four hex digits may be the CRC-16 of the text and the blank. A
 * damaged line does not damage the next one.
 */
final class MetratecLines {
    /** The longest lines of readers have about 40 letters. */
    static final int LONGEST_BYTES = 256;

    private static final int CHECK_LENGTH = 5;

    private final byte[] line = new byte[LONGEST_BYTES];
    private int length;
    private boolean garbled;

    /** The bytes of a command. */
    static byte[] bytes(String command, boolean checked) {
        return ascii((checked ? check(command) : command) + "\r");
    }

    /** The text with its checksum. */
    static String check(String text) {
        String begin = text + " ";
        byte[] bytes = ascii(begin);
        return begin + hex(Crc16Mcrf.mcrf4xx(bytes, 0, bytes.length));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static String hex(int crc) {
        return HexFormat.of().withUpperCase().toHexDigits((short) crc);
    }

    /** A port has been opened: drops a partial line. */
    void forget() {
        length = 0;
        garbled = false;
    }

    /** Passes on every complete line. */
    void received(byte[] bytes, int count, Consumer<ReplyPart> to) {
        for (int i = 0; i < count; i++) {
            switch (bytes[i]) {
                case '\r' -> end(to);
                case '\n' -> {
                    if (length > 0 || garbled) {
                        // Its CR was lost, and perhaps more.
                        garbled = true;
                        end(to);
                    }
                    to.accept(new ReplyPart.End());
                }
                default -> add(bytes[i]);
            }
        }
    }

    private void add(byte letter) {
        if (letter < ' ' || letter > '~' || length == LONGEST_BYTES) {
            garbled = true;
        } else {
            line[length++] = letter;
        }
    }

    private void end(Consumer<ReplyPart> to) {
        String text = new String(line, 0, length, StandardCharsets.US_ASCII);
        boolean whole = !garbled;
        forget();
        if (!whole) {
            to.accept(new ReplyPart.Garbled());
        } else if (!text.isEmpty()) {
            to.accept(said(text));
        }
    }

    private static ReplyPart said(String text) {
        int end = text.length() - CHECK_LENGTH;
        boolean checked = end > 0 && text.equals(check(text.substring(0, end)));
        return new ReplyPart.Said(checked ? text.substring(0, end) : text, checked);
    }
}
