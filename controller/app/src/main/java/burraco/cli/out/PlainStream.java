package burraco.cli.out;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Makes output safe for a terminal. Names and texts come from strangers, so characters that move
 * the cursor, start a line or change the writing direction are shown as �. Only the colours of
 * {@link Paint} pass, and each ends with its line.
 */
final class PlainStream extends PrintStream {
    private static final byte[] INSTEAD = "\uFFFD".getBytes(StandardCharsets.UTF_8);

    private final PrintStream under;

    PlainStream(PrintStream under, boolean colour) {
        super(new Sieve(under, colour), false, StandardCharsets.UTF_8);
        this.under = under;
    }

    /** The stream behind it, for callers that move the cursor and print no text of strangers. */
    static PrintStream under(PrintStream stream) {
        return stream instanceof PlainStream plain ? plain.under : stream;
    }

    /** Decodes UTF-8, checks each character, and encodes it again. */
    private static final class Sieve extends OutputStream {
        private final OutputStream to;
        private final boolean colour;
        private final ByteArrayOutputStream held = new ByteArrayOutputStream();
        private int missing;
        private boolean escape;
        private boolean painted;

        Sieve(OutputStream to, boolean colour) {
            this.to = to;
            this.colour = colour;
        }

        @Override
        public void write(int b) throws IOException {
            int one = b & 0xFF;
            if (escape) {
                escaped(one);
            } else if (missing > 0) {
                held.write(one);
                missing--;
                if (missing == 0) {
                    letter();
                }
            } else if (one >= 0xC0) {
                held.write(one);
                missing = one >= 0xF0 ? 3 : one >= 0xE0 ? 2 : 1;
            } else if (one == 0x1b && colour) {
                held.write(one);
                escape = true;
            } else if (one == '\n' && painted) {
                paint(Paint.END);
                to.write(one);
            } else if (one < 0x20 && one != '\n' && one != '\t' || one >= 0x7F) {
                to.write(INSTEAD);
            } else {
                to.write(one);
            }
        }

        private void letter() throws IOException {
            byte[] bytes = held.toByteArray();
            held.reset();
            int letter = new String(bytes, StandardCharsets.UTF_8).codePointAt(0);
            to.write(isHarmless(letter) ? bytes : INSTEAD);
        }

        /** Direction marks, line separators and C1 control characters. */
        private static boolean isHarmless(int letter) {
            return letter >= 0xA0
                    && letter != 0x061C
                    && (letter < 0x200E || letter > 0x200F)
                    && (letter < 0x2028 || letter > 0x202E)
                    && (letter < 0x2066 || letter > 0x2069);
        }

        private void escaped(int one) throws IOException {
            held.write(one);
            String so = held.toString(StandardCharsets.ISO_8859_1);
            boolean whole = Paint.ALL.contains(so);
            if (!whole && Paint.ALL.stream().anyMatch(ours -> ours.startsWith(so))) {
                return;
            }
            byte[] bytes = held.toByteArray();
            held.reset();
            escape = false;
            if (whole) {
                paint(so);
                return;
            }
            to.write(INSTEAD);
            for (byte rest : Arrays.copyOfRange(bytes, 1, bytes.length)) {
                write(rest);
            }
        }

        private void paint(String how) throws IOException {
            to.write(how.getBytes(StandardCharsets.ISO_8859_1));
            painted = !how.equals(Paint.END);
        }

        @Override
        public void flush() throws IOException {
            to.flush();
        }
    }
}
