package burraco.hal.pi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An SSD1306 with its memory in pages, as in its data sheet, on the usual display of 128 by 64
 * dots.
 */
final class Ssd1306Chip implements I2cChip {
    private final int[] memory = new int[8 * 128];
    private final List<Integer> command = new ArrayList<>();
    private boolean on;
    private boolean pumped;
    private boolean rightSideLeft;
    private boolean upsideDown;
    private int mode;
    private int columnFrom;
    private int columnTo;
    private int pageFrom;
    private int pageTo;
    private int column;
    private int page;

    @Override
    public synchronized void powerOn(long now) {
        for (int i = 0; i < memory.length; i++) {
            memory[i] = i * 37 & 0xff;
        }
        command.clear();
        on = false;
        pumped = false;
        rightSideLeft = false;
        upsideDown = false;
        mode = 2;
        columnFrom = 0;
        columnTo = 127;
        pageFrom = 0;
        pageTo = 7;
        column = 0;
        page = 0;
    }

    /** Noise: changes some dots. */
    void disturb() {
        Arrays.fill(memory, 200, 260, 0xaa);
    }

    @Override
    public synchronized void written(byte[] bytes, long begin, long microsPerByte) {
        int at = 0;
        while (at < bytes.length) {
            int control = bytes[at++] & 0xff;
            boolean data = (control & 0x40) != 0;
            // Without the highest bit, all bytes that follow are of this kind.
            int end = (control & 0x80) != 0 ? Math.min(at + 1, bytes.length) : bytes.length;
            for (; at < end; at++) {
                if (data) {
                    data(bytes[at] & 0xff);
                } else {
                    command.add(bytes[at] & 0xff);
                    obey();
                }
            }
        }
    }

    private void data(int dots) {
        memory[page * 128 + column] = dots;
        if (mode == 2) {
            column = (column + 1) % 128;
        } else if (++column > columnTo) {
            column = columnFrom;
            page = page == pageTo ? pageFrom : page + 1;
        }
    }

    private void obey() {
        int code = command.getFirst();
        if (command.size() <= operands(code)) {
            return;
        }
        switch (code) {
            case 0xae, 0xaf -> on = code == 0xaf;
            case 0x8d -> pumped = (command.get(1) & 4) != 0;
            case 0xa0, 0xa1 -> rightSideLeft = code == 0xa1;
            case 0xc0, 0xc8 -> upsideDown = code == 0xc8;
            case 0x20 -> mode = command.get(1) & 3;
            case 0x21 -> {
                columnFrom = command.get(1);
                columnTo = command.get(2);
                column = columnFrom;
            }
            case 0x22 -> {
                pageFrom = command.get(1);
                pageTo = command.get(2);
                page = pageFrom;
            }
            default -> {
                // Other commands have no effect on this display.
            }
        }
        command.clear();
    }

    private static int operands(int code) {
        return switch (code) {
            case 0x21, 0x22, 0xa3 -> 2;
            case 0x20, 0x81, 0x8d, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb -> 1;
            default -> 0;
        };
    }

    /**
     * Whether a dot shines; the display is mounted so that it is upright when flipped in both
     * directions.
     */
    private boolean dot(int x, int y) {
        int from = rightSideLeft ? x : 127 - x;
        int row = upsideDown ? y : 63 - y;
        return on && pumped && (memory[row / 8 * 128 + from] >> row % 8 & 1) == 1;
    }

    @Override
    public synchronized List<String> shown() {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 4; row++) {
            StringBuilder letters = new StringBuilder();
            for (int cell = 0; cell < 21; cell++) {
                letters.appendCodePoint(letter(row, cell));
            }
            rows.add(letters.toString().stripTrailing());
        }
        return rows;
    }

    private int letter(int row, int cell) {
        int[] dots = new int[8];
        for (int y = 0; y < 16; y++) {
            int line = 0;
            for (int x = 0; x < 6; x++) {
                line = line << 1 | (dot(cell * 6 + x, row * 16 + y) ? 1 : 0);
            }
            // Each dot of a character is two high, and the sixth column separates characters.
            if ((line & 1) == 1 || y % 2 == 1 && dots[y / 2] != line >> 1) {
                return '?';
            }
            dots[y / 2] = line >> 1;
        }
        return Letters.read(dots);
    }

    /** Recognises characters in dots. */
    private static final class Letters {
        private static int read(int[] dots) {
            for (int letter = ' '; letter < 0x7f; letter++) {
                if (Arrays.equals(Font.rows(letter), dots)) {
                    return letter;
                }
            }
            return Hd44780Chip.Reading.letter(dots);
        }
    }
}
