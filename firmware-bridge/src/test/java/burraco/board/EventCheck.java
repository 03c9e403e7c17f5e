package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.board.Happened.Kind;
import burraco.wire.MessageFields;
import burraco.wire.Protocol;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Checks that a host is told of all events at a board, once and in order. After a gap it must be
 * told the state at one moment, and then all further events again.
 */
final class EventCheck {
    private static final int MOST_UNDER_WAY = 100;

    private final LibraryBoard board;
    private Deque<Happened> truth = new ArrayDeque<>();
    private final Map<Integer, Happened> stood = new HashMap<>();
    private final Map<Integer, Happened> snapshot = new HashMap<>();
    private final int[] leftOut = new int[LibraryBoard.PORTS];
    private final Set<Integer> measuring = new HashSet<>();
    private final Set<Integer> perhaps = new HashSet<>();
    private boolean inSnapshot;
    private boolean wantsGap;
    private int last;
    private int part;
    private long events;
    private long noRoom;
    private long newHost;
    private long repeatsLeftOut;

    EventCheck(LibraryBoard board) {
        this.board = board;
    }

    long events() {
        return events;
    }

    /** Gaps for lack of memory. */
    long noRoom() {
        return noRoom;
    }

    /** Gaps because the board did not know the host. */
    long newHost() {
        return newHost;
    }

    long repeatsLeftOut() {
        return repeatsLeftOut;
    }

    /**
     * The board has restarted. A last event from before may still have arrived: its end was lost,
     * and the first delimiter after the restart ended it.
     *
     * @param asked measurements that it has not been told of yet
     */
    void begin(Set<Integer> asked) {
        truth = board.truth();
        stood.clear();
        measuring.retainAll(asked);
        perhaps.clear();
        forget();
        last = 0;
    }

    /** Earlier state is no longer valid: a gap must come next. */
    void forget() {
        wantsGap = true;
    }

    // Measurements that were ordered

    void measures(int number) {
        measuring.add(number);
        // The board has thrown away measurements that old, before a gap.
        perhaps.removeIf(one -> number - one > MOST_UNDER_WAY);
    }

    void measuresNot(int number) {
        measuring.remove(number);
    }

    static int state(int number) {
        return number % 4;
    }

    /** Checks at the end that everything was reported. */
    void over() {
        assertTrue(!inSnapshot && !wantsGap, "a gap was not closed");
        assertTrue(truth.isEmpty(), () -> "not told: " + truth);
        assertTrue(measuring.isEmpty(), () -> "not told: measurements " + measuring);
    }

    void event(int type, int number, int flags, MessageFields fields) {
        events++;
        assertTrue(
                number == last + 1 || type == Protocol.GAP && number > last,
                () -> "event " + number + " after " + last);
        last = number;
        assertTrue(!wantsGap || type == Protocol.GAP, "no gap was declared");
        assertEquals(inSnapshot && type < Protocol.GAP, flags == 1, "how it stood");
        switch (type) {
            case Protocol.SCAN -> scan(fields);
            case Protocol.PRESS -> {
                int button = fields.u8();
                told(new Happened(Kind.PRESS, button, fields.u16(), 0), 0);
            }
            case Protocol.WEIGHT -> {
                int scale = fields.u8();
                told(new Happened(Kind.WEIGHT, scale, fields.i32() / 1_000, 0), 0);
            }
            case Protocol.ANTENNA -> antenna(fields);
            case Protocol.GAP -> gap(fields.u8());
            case Protocol.WHOLE -> whole();
            default -> throw new AssertionError("no event: " + type);
        }
    }

    private void scan(MessageFields fields) {
        int port = fields.u8();
        int outcome = fields.u8();
        int repeats = fields.u16();
        fields.u32();
        int thisPart = fields.u8();
        int parts = fields.u8();
        int count = fields.u8();
        assertEquals(part, thisPart, "the part of a scan");
        long uid = fields.uid();
        int repeat = fields.i8();
        int number = Happened.numberOf(uid);
        for (int tag = 25 * part; tag < 25 * part + count; tag++) {
            assertEquals(Happened.uid(number, tag), uid);
            if (tag + 1 < 25 * part + count) {
                uid = fields.uid();
                assertEquals(repeat, fields.i8());
            }
        }
        assertEquals(Happened.outcome(number), outcome);
        part = part + 1 == parts ? 0 : part + 1;
        if (part == 0) {
            assertEquals(Happened.tags(number), 25 * thisPart + count);
            told(new Happened(Kind.SCAN, port, number, repeat), repeats);
        } else {
            assertEquals(25, count);
        }
    }

    private void told(Happened one, int repeats) {
        if (inSnapshot) {
            if (one.number() > 0) {
                snapshot.put(one.key(), one);
            }
            return;
        }
        Happened next = next(one);
        while (!next.equals(one)) {
            Happened left = next;
            assertTrue(
                    left.mayBeLeftOutAfter(stood.get(left.key())),
                    () -> left + " was not told, but " + one);
            leftOut[left.thing()]++;
            repeatsLeftOut++;
            stood.put(left.key(), left);
            next = next(one);
        }
        stood.put(one.key(), one);
        if (one.kind() == Kind.SCAN) {
            assertEquals(leftOut[one.thing()], repeats, () -> "left out before " + one);
            leftOut[one.thing()] = 0;
        }
    }

    private Happened next(Happened wanted) {
        Happened next = truth.poll();
        if (next == null) {
            throw new AssertionError(wanted + " was told, and did not happen or was told before");
        }
        return next;
    }

    private void antenna(MessageFields fields) {
        int port = fields.u8();
        int state = fields.u8();
        int number = fields.u16();
        assertEquals(state(number), state);
        assertEquals(number % LibraryBoard.PORTS, port);
        if (!inSnapshot) {
            assertTrue(
                    measuring.remove(number) | perhaps.remove(number),
                    () -> "antenna " + port + " was measured again: " + number);
        }
    }

    private void gap(int reason) {
        switch (reason) {
            case 0 -> noRoom++;
            case 1 -> newHost++;
            default -> throw new AssertionError("no such reason: " + reason);
        }
        wantsGap = false;
        inSnapshot = true;
        part = 0;
        snapshot.clear();
    }

    /** Checks that there was a moment with exactly this state. */
    private void whole() {
        assertTrue(inSnapshot, "nothing was begun");
        inSnapshot = false;
        perhaps.addAll(measuring);
        measuring.clear();
        while (!stood.equals(snapshot)) {
            Happened next = truth.poll();
            if (next == null) {
                throw new AssertionError("it never stood so: " + snapshot + ", but " + stood);
            }
            stood.put(next.key(), next);
        }
        Arrays.fill(leftOut, 0);
    }
}
