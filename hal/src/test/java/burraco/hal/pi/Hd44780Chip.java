package burraco.hal.pi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * An HD44780 of 20 by 4 characters behind a PCF8574: it sees only the states of the pins and the
 * times of their changes. While it is busy it ignores commands.
 */
final class Hd44780Chip implements I2cChip {
    /** For slow specimens of the chip. */
    private static final long USUAL_MICROS = 50;

    private static final long CLEAR_MICROS = 2000;
    private static final long WAKING_MICROS = 40_000;

    private final byte[] screen = new byte[128];
    private final byte[] glyphs = new byte[64];
    private int pins = 0xff;
    private boolean eightBits;
    private boolean half;
    private int high;
    private boolean twoLines;
    private boolean lit;
    private boolean rightwards;
    private boolean drawing;
    private int address;
    private int shifted;
    private long busyUntil;
    private int wakings;
    private Consumer<List<String>> watcher = _ -> {};

    /** Power comes on, and the memory has random contents. */
    @Override
    public synchronized void powerOn(long now) {
        pins = 0xff;
        brownOut(now);
    }

    /** The same for the character chip alone. */
    void brownOut(long now) {
        Arrays.fill(screen, (byte) '#');
        Arrays.fill(glyphs, (byte) 0x15);
        eightBits = true;
        half = false;
        twoLines = false;
        lit = false;
        rightwards = false;
        drawing = false;
        address = 0;
        shifted = 0;
        wakings = 0;
        busyUntil = now + WAKING_MICROS;
    }

    /** A stray half of a command arrives. */
    void slip() {
        half = !half;
    }

    /** The watcher gets the visible text after every possible change. */
    void watch(Consumer<List<String>> watcher) {
        this.watcher = watcher;
    }

    @Override
    public synchronized void written(byte[] bytes, long begin, long microsPerByte) {
        long now = begin;
        for (byte one : bytes) {
            now += microsPerByte;
            pins(one & 0xff, now);
        }
    }

    private void pins(int next, long now) {
        boolean rises = (pins & 4) == 0 && (next & 4) != 0;
        boolean falls = (pins & 4) != 0 && (next & 4) == 0;
        boolean registerReady = (pins & 3) == (next & 3);
        if (rises && !registerReady) {
            throw new AssertionError("the register has to be chosen before enable rises");
        }
        if (falls && (pins & 2) == 0 && now >= busyUntil) {
            four(pins >> 4, (pins & 1) != 0, now);
        }
        pins = next;
    }

    private void four(int bits, boolean data, long now) {
        if (eightBits) {
            // The other four pins are not connected, and read as ones.
            whole(bits << 4 | 0x0f, data, now);
        } else if (half) {
            half = false;
            whole(high << 4 | bits, data, now);
        } else {
            half = true;
            high = bits;
        }
    }

    private void whole(int code, boolean data, long now) {
        busyUntil = now + USUAL_MICROS;
        if (data) {
            write((byte) code);
        } else {
            command(code, now);
        }
        watcher.accept(shown());
    }

    private void write(byte code) {
        if (drawing) {
            glyphs[address & 0x3f] = code;
            address = address + (rightwards ? 1 : -1) & 0x3f;
        } else {
            screen[address] = code;
            step(rightwards ? 1 : -1);
        }
    }

    private void step(int by) {
        address = address + by & 0x7f;
        if (twoLines && address == 0x28) {
            address = 0x40;
        } else if (twoLines && address == 0x68) {
            address = 0;
        }
    }

    private void command(int code, long now) {
        if (code >= 0x80) {
            drawing = false;
            address = code & 0x7f;
        } else if (code >= 0x40) {
            drawing = true;
            address = code & 0x3f;
        } else if (code >= 0x20) {
            eightBits = (code & 0x10) != 0;
            twoLines = (code & 0x08) != 0;
            half = false;
            // The first commands after power take longer.
            busyUntil = now + (wakings == 0 ? 4100 : wakings == 1 ? 100 : USUAL_MICROS);
            wakings++;
        } else if (code >= 0x10) {
            int by = (code & 0x04) != 0 ? 1 : -1;
            if ((code & 0x08) != 0) {
                shifted += by;
            } else {
                step(by);
            }
        } else if (code >= 0x08) {
            lit = (code & 0x04) != 0;
        } else if (code >= 0x04) {
            rightwards = (code & 0x02) != 0;
        } else if (code >= 0x02) {
            home(now);
        } else if (code == 0x01) {
            Arrays.fill(screen, (byte) ' ');
            rightwards = true;
            home(now);
        }
    }

    private void home(long now) {
        drawing = false;
        address = 0;
        shifted = 0;
        busyUntil = now + CLEAR_MICROS;
    }

    @Override
    public synchronized List<String> shown() {
        List<String> rows = new ArrayList<>();
        for (int begin : new int[] {0x00, 0x40, 0x14, 0x54}) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < 20; column++) {
                int line = begin & 0x40;
                int at = line + Math.floorMod((begin & 0x3f) + column - shifted, 40);
                row.append(lit && twoLines ? letter(screen[at] & 0xff) : " ");
            }
            rows.add(row.toString().stripTrailing());
        }
        return rows;
    }

    private String letter(int code) {
        if (code < 0x10) {
            return Character.toString(drawn(code & 7));
        }
        return switch (code) {
            case '\\' -> "¥";
            case '~' -> "→";
            case 0x7f -> "←";
            default -> code > 0x7f ? "?" : Character.toString(code);
        };
    }

    /** The dots of one of the eight custom characters, by rows. */
    int[] dots(int place) {
        int[] rows = new int[8];
        for (int row = 0; row < 8; row++) {
            rows[row] = glyphs[place * 8 + row] & 0x1f;
        }
        return rows;
    }

    private int drawn(int place) {
        return Reading.letter(dots(place));
    }

    /** Recognises characters in dots. */
    static final class Reading {
        private static final String OWN = "\\~àèéìòùÀÈÉÌÒÙ♥♦♣♠€°…–→▲□✓×·•«»";

        private Reading() {}

        static int letter(int[] dots) {
            return OWN.codePoints()
                    .filter(one -> Arrays.equals(Font.rows(one), dots))
                    .findFirst()
                    .orElse('?');
        }
    }
}
