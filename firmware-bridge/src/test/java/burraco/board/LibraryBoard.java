package burraco.board;

import burraco.board.Happened.Kind;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/**
 * The real firmware at the far end of a cable, in virtual time, with a busy table connected to it.
 * It records the events in the order in which the board sees them.
 */
final class LibraryBoard implements Talk {
    static final int PORTS = 27;
    static final int LAMPS = 60;

    /** There is a third one with no load. */
    static final int SCALES = 2;

    private static final int BUTTONS = 5;
    private static final int MOST_TAGS = 64;
    private static final int MOST_REPEATS = 100;
    private static final long REST = 20_000;

    private final FirmwareLibrary library;
    private final Random random;
    private final byte[] out = new byte[65_536];
    private final byte[] shown = new byte[3 * LAMPS];
    private final byte[] uids = new byte[8 * MOST_TAGS];
    private final byte[] strengths = new byte[MOST_TAGS];
    private Deque<Happened> truth = new ArrayDeque<>();
    private int boot;
    private int numbers;
    private long started;
    private long frames;
    private boolean heard;
    private boolean calm;
    private int light;

    // State
    private Happened[] scans;
    private long[] weighs;
    private int[] weights;
    private boolean[] closed;
    private boolean[] told;
    private long[] since;
    private long[] change;
    private int[] presses;
    private long scanned;

    LibraryBoard(FirmwareLibrary library, long seed) {
        this.library = library;
        random = new Random(seed);
        library.create(PORTS, SCALES + 1, BUTTONS, LAMPS, 15);
    }

    /** Switches it on, for the first time or again. */
    LibraryBoard start() {
        library.start(++boot);
        truth = new ArrayDeque<>();
        heard = false;
        scans = new Happened[PORTS];
        weighs = new long[SCALES];
        weights = new int[SCALES];
        closed = new boolean[BUTTONS];
        told = new boolean[BUTTONS];
        since = new long[BUTTONS];
        change = new long[BUTTONS];
        presses = new int[BUTTONS];
        for (int button = 0; button < BUTTONS; button++) {
            change[button] = 1 + random.nextInt(500_000);
        }
        scanned = NEVER;
        return this;
    }

    int boot() {
        return boot;
    }

    /** The events since it was switched on; the caller removes those that it has checked. */
    Deque<Happened> truth() {
        return truth;
    }

    long waiting() {
        return library.waiting();
    }

    /** How many frames it has sent. */
    long frames() {
        return frames;
    }

    /** Ends all activity: no presses, no tags. */
    void calm() {
        calm = true;
    }

    void tuned(int port, int state, int measured) {
        library.tuned(port, state, measured);
    }

    // Colours, each shown on the next lamp

    static int colour(int number) {
        return 0x80_0000 | number;
    }

    /** The number of the colour that must be shown next. */
    void nextLight(int number) {
        light = number;
    }

    int nextLight() {
        return light;
    }

    private void look() {
        library.lamps(shown);
        while (lamp(light % LAMPS) == colour(light)) {
            light++;
        }
    }

    private int lamp(int which) {
        return (shown[3 * which] & 0xff) << 16
                | (shown[3 * which + 1] & 0xff) << 8
                | shown[3 * which + 2] & 0xff;
    }

    // The table

    private long play(long at) {
        long due = NEVER;
        for (int button = 0; button < BUTTONS; button++) {
            due = Math.min(due, press(button, at));
        }
        for (int scale = 0; scale < SCALES; scale++) {
            due = Math.min(due, weigh(scale, at));
        }
        if (at >= scanned) {
            scanned = NEVER;
            scan(library.wanted());
        }
        return due;
    }

    private long press(int button, long at) {
        if (closed[button] && !told[button] && at - since[button] >= REST) {
            told[button] = true;
            truth.add(new Happened(Kind.PRESS, button, ++presses[button], 0));
        }
        if (at >= change[button]) {
            if (closed[button] || !calm) {
                closed[button] = !closed[button];
                told[button] = false;
                since[button] = at;
                library.contact(button, closed[button]);
            }
            // Now and then the press is too short; the time is never exactly at the limit.
            int held = 5_000 + 2 * random.nextInt(30_000) + 1;
            change[button] = at + (closed[button] ? held : 25_000 + random.nextInt(2_000_000));
        }
        return change[button];
    }

    private long weigh(int scale, long at) {
        if (at >= weighs[scale]) {
            if (!calm) {
                int number = ++weights[scale];
                library.load(scale, Happened.milligrams(number));
                truth.add(new Happened(Kind.WEIGHT, scale, number, 0));
            }
            weighs[scale] = at + 100_000 + random.nextInt(1_000_000);
        }
        return weighs[scale];
    }

    private void scan(int port) {
        Happened last = scans[port];
        boolean again = last != null && last.repeat() < MOST_REPEATS && random.nextInt(3) == 0;
        Happened next =
                again
                        ? new Happened(Kind.SCAN, port, last.number(), last.repeat() + 1)
                        : new Happened(Kind.SCAN, port, ++numbers, 0);
        int count = Happened.tags(next.number());
        for (int tag = 0; tag < count; tag++) {
            long uid = Happened.uid(next.number(), tag);
            for (int i = 0; i < 8; i++) {
                uids[8 * tag + i] = (byte) (uid >>> 56 - 8 * i);
            }
            strengths[tag] = (byte) next.repeat();
        }
        if (!library.heard(port, Happened.outcome(next.number()), uids, strengths, count)) {
            throw new AssertionError("no inventory of port " + port + " is under way");
        }
        scans[port] = next;
        truth.add(next);
    }

    // The cable

    @Override
    public void opened(long now) {
        started = now;
    }

    @Override
    public void lost(PortLost why, long now) {
        throw new AssertionError("the far end has no port to lose");
    }

    @Override
    public void received(byte[] bytes, int length, long now) {
        heard = true;
        if (library.input(bytes, length) != length) {
            throw new AssertionError("the board does not read");
        }
    }

    @Override
    public long poll(long now, Outgoing to) {
        long at = now - started;
        long due = play(at);
        due = Math.min(due, library.step(at));
        if (heard) {
            heard = false;
            look();
        }
        if (scanned == NEVER && library.wanted() >= 0) {
            scanned = at + 1_000 + random.nextInt(5_000);
        }
        int length = library.output(out);
        for (int i = 0; i < length; i++) {
            frames += out[i] == 0 ? 1 : 0;
        }
        if (length > 0) {
            to.send(out, length);
        }
        due = Math.min(due, scanned);
        return due == NEVER ? NEVER : started + due;
    }
}
