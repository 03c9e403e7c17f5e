package burraco.hal.pi;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A display of twenty by four letters. It has the letters of ASCII, and eight places for custom
 * letters, which are given to those on the screen. Only changes are sent.
 */
final class Hd44780 implements DisplayChip {
    private static final int COLUMNS = 20;
    private static final int ROWS = 4;
    private static final int[] ROW_ADDRESS = {0x00, 0x40, 0x14, 0x54};
    private static final int PLACES = 8;
    private static final int UNKNOWN = -1;

    private static final int CLEAR = 0x01;
    private static final int HOME = 0x02;
    private static final int WRITE_RIGHTWARDS = 0x06;
    private static final int SCREEN_OFF = 0x08;
    private static final int SCREEN_ON = 0x0c;
    private static final int FOUR_BITS_TWO_LINES = 0x28;
    private static final int DRAW = 0x40;
    private static final int GO_TO = 0x80;

    /** Clearing and going home take 1.5 ms, on slow chips 2 ms. */
    private static final long SLOW_MILLIS = 3;

    private final Deque<Send> first = new ArrayDeque<>();
    private final int[] places = new int[PLACES];
    private final int[] there = new int[COLUMNS * ROWS];
    private int[] wanted = new int[COLUMNS * ROWS];
    private List<String> lines;

    Hd44780() {
        show(List.of());
    }

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
        return IntStream.concat(
                        IntStream.rangeClosed(0x20, 0x27), IntStream.rangeClosed(0x38, 0x3f))
                .boxed()
                .toList();
    }

    @Override
    public byte[] probe() {
        return Pcf8574.idle();
    }

    @Override
    public byte[] farewell() {
        return new Pcf8574().command(SCREEN_OFF).dark().bytes();
    }

    @Override
    public void restart() {
        first.clear();
        // It may have just been powered on.
        first.add(new Send(Pcf8574.idle(), 50));
        synchronise();
        command(SCREEN_OFF, 0);
        command(CLEAR, SLOW_MILLIS);
        command(WRITE_RIGHTWARDS, 0);
        command(SCREEN_ON, 0);
        Arrays.fill(places, 0);
        Arrays.fill(there, ' ');
    }

    @Override
    public void refresh() {
        first.clear();
        synchronise();
        command(SCREEN_ON, 0);
        command(WRITE_RIGHTWARDS, 0);
        command(HOME, SLOW_MILLIS);
        for (int place = 0; place < PLACES; place++) {
            if (places[place] != 0) {
                first.add(draw(place));
            }
        }
        for (int cell = 0; cell < there.length; cell += COLUMNS) {
            first.add(write(cell, cell + COLUMNS));
        }
    }

    /**
     * The chip may expect eight bits, the first four or the second four. After these half commands
     * it is in any case in eight-bit mode, and then in four-bit mode. {@code 3b} is {@code 33}
     * without switching the lower row off for a moment. If a half was lost, the first of these
     * completes some other command, which may be a slow one.
     */
    private void synchronise() {
        long restMillis = 5;
        for (int half : new int[] {0x3, 0xb, 0x3, 0x3, 0xb, 0x2}) {
            first.add(new Send(new Pcf8574().half(half).bytes(), restMillis));
            restMillis = 1;
        }
        command(FOUR_BITS_TWO_LINES, 0);
    }

    private void command(int code, long restMillis) {
        first.add(new Send(new Pcf8574().command(code).bytes(), restMillis));
    }

    @Override
    public void show(List<String> lines) {
        if (!lines.equals(this.lines)) {
            this.lines = List.copyOf(lines);
            Set<Integer> own = new HashSet<>();
            wanted = DisplayCells.of(lines, COLUMNS, ROWS, letter -> has(letter, own));
        }
    }

    /**
     * Its own letters are ASCII except two; others can be shown while there are custom places left.
     */
    private static boolean has(int letter, Set<Integer> own) {
        return isPlain(letter)
                || own.contains(letter)
                || Font.has(letter) && own.size() < PLACES && own.add(letter);
    }

    private static boolean isPlain(int letter) {
        return letter >= ' ' && letter < '~' && letter != '\\';
    }

    @Override
    public Optional<Send> next() {
        return first.isEmpty() ? drawn().or(this::written) : Optional.of(first.remove());
    }

    /** Defines the next custom letter in a place that is not in use on the screen. */
    private Optional<Send> drawn() {
        Set<Integer> needed = new LinkedHashSet<>();
        Arrays.stream(wanted).filter(letter -> !isPlain(letter)).forEach(needed::add);
        for (int letter : needed) {
            if (placeOf(letter) < 0) {
                return Optional.of(give(freePlace(needed), letter));
            }
        }
        return Optional.empty();
    }

    private Send give(int place, int letter) {
        for (int cell = 0; cell < there.length; cell++) {
            if (there[cell] == places[place] && places[place] != 0) {
                int end = endOf(cell, places[place]);
                Arrays.fill(there, cell, end, ' ');
                return write(cell, end);
            }
        }
        places[place] = letter;
        return draw(place);
    }

    /** The end of the run of cells in this row with this letter. */
    private int endOf(int cell, int letter) {
        int end = cell;
        while (end < rowEnd(cell) && there[end] == letter) {
            end++;
        }
        return end;
    }

    /** A place that is not needed; if possible one that is not visible either. */
    private int freePlace(Set<Integer> needed) {
        int free = UNKNOWN;
        for (int place = PLACES - 1; place >= 0; place--) {
            int letter = places[place];
            if (letter == 0 || !needed.contains(letter)) {
                boolean stands = letter != 0 && Arrays.stream(there).anyMatch(one -> one == letter);
                free = free == UNKNOWN || !stands ? place : free;
            }
        }
        return free;
    }

    private int placeOf(int letter) {
        for (int place = 0; place < PLACES; place++) {
            if (places[place] == letter) {
                return place;
            }
        }
        return UNKNOWN;
    }

    private Send draw(int place) {
        Pcf8574 pins = new Pcf8574().command(DRAW | place << 3);
        for (int row : Font.rows(places[place])) {
            pins.data(row);
        }
        return new Send(pins.bytes(), 0);
    }

    /** Writes the next run of cells that differ. */
    private Optional<Send> written() {
        for (int cell = 0; cell < there.length; cell++) {
            if (there[cell] != wanted[cell]) {
                int end = cell + 1;
                while (end < rowEnd(cell) && there[end] != wanted[end]) {
                    end++;
                }
                System.arraycopy(wanted, cell, there, cell, end - cell);
                return Optional.of(write(cell, end));
            }
        }
        return Optional.empty();
    }

    private static int rowEnd(int cell) {
        return (cell / COLUMNS + 1) * COLUMNS;
    }

    private Send write(int from, int end) {
        Pcf8574 pins = new Pcf8574().command(GO_TO | ROW_ADDRESS[from / COLUMNS] + from % COLUMNS);
        for (int cell = from; cell < end; cell++) {
            pins.data(isPlain(there[cell]) ? there[cell] : placeOf(there[cell]));
        }
        return new Send(pins.bytes(), 0);
    }
}
