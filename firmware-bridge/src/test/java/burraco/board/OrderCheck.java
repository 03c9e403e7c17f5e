package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.FieldsWriter;
import burraco.wire.Link;
import burraco.wire.Protocol;
import burraco.wire.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Gives a board numbered orders, and checks that each is carried out once and in order, unless the
 * board restarts.
 */
final class OrderCheck {
    private static final int AT_ONCE = 6;
    private static final long EVERY = 40_000;
    private static final int MEASURED = 60_000 / LibraryBoard.PORTS * LibraryBoard.PORTS;

    private final LibraryBoard board;
    private final EventCheck events;
    private final FieldsWriter fields = new FieldsWriter();
    private final Set<Integer> measurements = new HashSet<>();
    private final Deque<Integer> lights = new ArrayDeque<>();
    private Link link;
    private long due;
    private int given;
    private int answered;
    private int light;
    private int measurement;
    private boolean plans;
    private boolean over;
    private long done;
    private long unknown;

    OrderCheck(LibraryBoard board, EventCheck events) {
        this.board = board;
        this.events = events;
    }

    void with(Link over) {
        link = over;
    }

    long done() {
        return done;
    }

    /** Orders whose result is unknown, because the board restarted. */
    long unknown() {
        return unknown;
    }

    /** The board has restarted: its antennas rest, and only unanswered orders may still come. */
    void begin() {
        plans = true;
        board.nextLight(lights.isEmpty() ? light : lights.getFirst());
        events.begin(measurements);
    }

    /** Lets antennas rest from now on, and gives no further orders. */
    void end() {
        plan(0);
        over = true;
    }

    void over() {
        assertEquals(given, answered, "orders that were answered");
        assertEquals(light, board.nextLight(), "lights that shone");
    }

    void poll(long now) {
        if (over || now < due || given - answered >= AT_ONCE) {
            return;
        }
        due = now + EVERY;
        if (plans) {
            plans = false;
            plan(1);
        } else if (given % 16 == 0) {
            plan(1 + given / 16 % 8);
        } else if (given % 16 == 8) {
            // This scale never has a load.
            give(
                    Protocol.ZERO,
                    fields.clear().u8(LibraryBoard.SCALES),
                    Result.Code.NOT_NOW,
                    _ -> {});
        } else if (given % 4 == 1) {
            measure();
        } else {
            light();
        }
    }

    private void plan(int urgency) {
        fields.clear().u8(LibraryBoard.PORTS);
        for (int port = 0; port < LibraryBoard.PORTS; port++) {
            fields.u8(port).u8(urgency == 0 ? 0 : 1 + (urgency + port) % 8);
        }
        give(Protocol.PLAN, fields, Result.Code.DONE, _ -> {});
    }

    private void measure() {
        measurement = (measurement + 1) % MEASURED;
        int number = measurement;
        int port = number % LibraryBoard.PORTS;
        board.tuned(port, EventCheck.state(number), number);
        events.measures(number);
        measurements.add(number);
        give(
                Protocol.DIAGNOSE,
                fields.clear().u8(port),
                Result.Code.DONE,
                known -> {
                    measurements.remove(number);
                    if (!known) {
                        events.measuresNot(number);
                    }
                });
    }

    private void light() {
        int number = light++;
        lights.add(number);
        int colour = LibraryBoard.colour(number);
        fields.clear().u16(number % LibraryBoard.LAMPS).u16(65_535).u8(1);
        fields.u8(colour >> 16).u8(colour >> 8).u8(colour);
        give(
                Protocol.LIGHT,
                fields,
                Result.Code.DONE,
                known -> {
                    lights.remove(number);
                    assertTrue(
                            !known || board.nextLight() > number,
                            () -> "light " + number + " is off");
                });
    }

    private void give(int type, FieldsWriter with, Result.Code wanted, Consumer<Boolean> then) {
        int number = ++given;
        link.order(
                type,
                with.toBytes(),
                result -> {
                    assertEquals(++answered, number, "the order that is answered");
                    boolean known = result.code() != Result.Code.UNKNOWN;
                    assertEquals(known ? wanted : Result.Code.UNKNOWN, result.code());
                    done += known ? 1 : 0;
                    unknown += known ? 0 : 1;
                    then.accept(known);
                });
    }
}
