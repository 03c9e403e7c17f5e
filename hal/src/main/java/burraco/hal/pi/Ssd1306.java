package burraco.hal.pi;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * 128 by 64 dots, as four rows of tall letters. Its memory has eight pages, each eight dots high,
 * with one byte per column; a letter is two pages high. Only changes are sent.
 */
final class Ssd1306 implements DisplayChip {
    private static final int COLUMNS = 21;
    private static final int ROWS = 4;
    private static final int WIDTH = 128;
    private static final int PAGES = 8;
    private static final int LETTER_WIDTH = 6;
    private static final int UNKNOWN = -1;

    /** Precedes each byte of a command; data bytes are preceded once by the other value. */
    private static final int COMMAND = 0x80;

    private static final int DATA = 0x40;
    private static final int NOTHING = 0xe3;
    private static final int SCREEN_OFF = 0xae;
    private static final int SCREEN_ON = 0xaf;
    private static final int CHOOSE_COLUMNS = 0x21;
    private static final int CHOOSE_PAGES = 0x22;

    /**
     * Clock, height, offset, first line, charge pump, memory row by row, direction, pins, light.
     */
    private static final int[] SETTINGS = {
        0xd5, 0x80, 0xa8, 0x3f, 0xd3, 0x00, 0x40, 0x8d, 0x14, 0x20, 0x00, 0xa1, 0xc8, 0xda, 0x12,
        0x81, 0x8f, 0xd9, 0xf1, 0xdb, 0x40, 0xa4, 0xa6, 0x2e
    };

    private final Deque<Send> first = new ArrayDeque<>();
    private final int[] there = new int[PAGES * WIDTH];
    private int[] wanted = new int[PAGES * WIDTH];
    private List<String> lines = List.of();
    private boolean lit;

    @Override
    public int columns() {
        return COLUMNS;
    }

    @Override
    public int rows() {
        return ROWS;
    }

    @Override
    public List<Integer> addresses() {
        return List.of(0x3c, 0x3d);
    }

    @Override
    public byte[] probe() {
        return commands(NOTHING);
    }

    @Override
    public byte[] farewell() {
        return commands(SCREEN_OFF);
    }

    /** Its memory has random contents at first, so it stays off until that is written. */
    @Override
    public void restart() {
        first.clear();
        first.add(new Send(commands(SCREEN_OFF), 0));
        first.add(new Send(commands(SETTINGS), 0));
        Arrays.fill(there, UNKNOWN);
        lit = false;
    }

    @Override
    public void refresh() {
        first.clear();
        first.add(new Send(commands(SETTINGS), 0));
        Arrays.fill(there, UNKNOWN);
        lit = false;
    }

    @Override
    public void show(List<String> lines) {
        if (!lines.equals(this.lines)) {
            this.lines = List.copyOf(lines);
            wanted = picture(DisplayCells.of(lines, COLUMNS, ROWS, Font::has));
        }
    }

    private static int[] picture(int[] cells) {
        int[] picture = new int[PAGES * WIDTH];
        for (int cell = 0; cell < cells.length; cell++) {
            int corner = cell / COLUMNS * 2 * WIDTH + cell % COLUMNS * LETTER_WIDTH;
            int[] rows = Font.rows(cells[cell]);
            for (int row = 0; row < Font.HEIGHT; row++) {
                for (int column = 0; column < Font.WIDTH; column++) {
                    if ((rows[row] >> Font.WIDTH - 1 - column & 1) == 1) {
                        // Two dots below each other for each of the letter's.
                        picture[corner + row / 4 * WIDTH + column] |= 3 << row % 4 * 2;
                    }
                }
            }
        }
        return picture;
    }

    @Override
    public Optional<Send> next() {
        if (!first.isEmpty()) {
            return Optional.of(first.remove());
        }
        for (int at = 0; at < there.length; at++) {
            if (there[at] != wanted[at]) {
                return Optional.of(new Send(write(at, endOfChange(at)), 0));
            }
        }
        if (!lit) {
            lit = true;
            return Optional.of(new Send(commands(SCREEN_ON), 0));
        }
        return Optional.empty();
    }

    /** Sending a few unchanged columns is cheaper than addressing new ones. */
    private int endOfChange(int from) {
        int pageEnd = (from / WIDTH + 1) * WIDTH;
        int end = from + 1;
        for (int at = end; at < pageEnd && at - end < 2 * LETTER_WIDTH; at++) {
            if (there[at] != wanted[at]) {
                end = at + 1;
            }
        }
        return end;
    }

    private byte[] write(int from, int end) {
        int page = from / WIDTH;
        int last = (end - 1) % WIDTH;
        byte[] where = commands(CHOOSE_COLUMNS, from % WIDTH, last, CHOOSE_PAGES, page, page);
        byte[] bytes = Arrays.copyOf(where, where.length + 1 + end - from);
        bytes[where.length] = DATA;
        for (int at = from; at < end; at++) {
            there[at] = wanted[at];
            bytes[where.length + 1 + at - from] = (byte) wanted[at];
        }
        return bytes;
    }

    private static byte[] commands(int... codes) {
        byte[] bytes = new byte[2 * codes.length];
        for (int i = 0; i < codes.length; i++) {
            bytes[2 * i] = (byte) COMMAND;
            bytes[2 * i + 1] = (byte) codes[i];
        }
        return bytes;
    }
}
