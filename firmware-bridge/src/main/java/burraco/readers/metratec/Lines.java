package burraco.readers.metratec;

import burraco.readers.Crc16;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.function.Consumer;

/**
 * Bytes to lines and back. A line ends with CR; a reply ends with LF besides, where that was
 * switched on. Behind a blank four hex digits may check the line: they are the CRC-16 of the text
 * and of that blank. Whatever is damaged, the next line is understood again.
 */
final class Lines {
    /** The longest that readers say is some 40 letters. */
    static final int LONGEST = 256;

    private static final int CHECK_LENGTH = 5;

    private final byte[] line = new byte[LONGEST];
    private int length;
    private boolean garbled;

    /** As a command goes over the cable. */
    static byte[] bytes(String command, boolean checked) {
        return ascii((checked ? check(command) : command) + "\r");
    }

    /** The text with what checks it. */
    static String check(String text) {
        String begin = text + " ";
        byte[] bytes = ascii(begin);
        return begin + hex(Crc16.mcrf4xx(bytes, 0, bytes.length));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static String hex(int crc) {
        return HexFormat.of().withUpperCase().toHexDigits((short) crc);
    }

    /** A new port: what was begun on the old one is not gone on with. */
    void forget() {
        length = 0;
        garbled = false;
    }

    /** Tells every line that is whole now. */
    void received(byte[] bytes, int count, Consumer<Part> to) {
        for (int i = 0; i < count; i++) {
            switch (bytes[i]) {
                case '\r' -> end(to);
                case '\n' -> {
                    if (length > 0 || garbled) {
                        // Its CR was lost, and who knows what else.
                        garbled = true;
                        end(to);
                    }
                    to.accept(new Part.End());
                }
                default -> add(bytes[i]);
            }
        }
    }

    private void add(byte letter) {
        if (letter < ' ' || letter > '~' || length == LONGEST) {
            garbled = true;
        } else {
            line[length++] = letter;
        }
    }

    private void end(Consumer<Part> to) {
        String text = new String(line, 0, length, StandardCharsets.US_ASCII);
        boolean whole = !garbled;
        forget();
        if (!whole) {
            to.accept(new Part.Garbled());
        } else if (!text.isEmpty()) {
            to.accept(said(text));
        }
    }

    private static Part said(String text) {
        int end = text.length() - CHECK_LENGTH;
        boolean checked = end > 0 && text.equals(check(text.substring(0, end)));
        return new Part.Said(checked ? text.substring(0, end) : text, checked);
    }
}
