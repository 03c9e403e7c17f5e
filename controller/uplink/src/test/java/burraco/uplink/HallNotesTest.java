package burraco.uplink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.relay.HallClock;
import burraco.relay.Order;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a table writes down of its hall, and what it makes of that after a restart. */
class HallNotesTest {
    private static final long MINUTE = 60_000;
    private static final long WALL = 1_790_000_000_000L;

    private final List<Remembered> written = new ArrayList<>();
    private long machine = -7 * MINUTE;
    private long wall = WALL;
    private OptionalLong wallError = OptionalLong.of(2_000);
    private boolean full;
    private final HallClock clock = new HallClock();
    private Order order = new Order(1, "{}", OptionalLong.empty());
    private HallNotes notes = notes();

    private HallNotes notes() {
        return new HallNotes(
                new LinkMemory() {
                    @Override
                    public Remembered recall() {
                        return written.getLast();
                    }

                    @Override
                    public void keep(Remembered now) throws IOException {
                        if (full) {
                            throw new IOException("full");
                        }
                        written.add(now);
                    }

                    @Override
                    public Membership renamed(Membership before, long base) {
                        return before;
                    }
                },
                new TableTime() {
                    @Override
                    public long machine() {
                        return machine;
                    }

                    @Override
                    public long table(long at) {
                        return at;
                    }

                    @Override
                    public long tolerance() {
                        return 200;
                    }

                    @Override
                    public long wall() {
                        return wall;
                    }

                    @Override
                    public OptionalLong wallError() {
                        return wallError;
                    }
                });
    }

    private void passes(long millis) {
        machine += millis;
        wall += millis;
    }

    /** The hall is 5 seconds ahead of the clock on the wall. */
    private void exchange() {
        clock.heard(machine - 10, WALL + machine + 7 * MINUTE + 5_000, machine + 10);
        notes.look(order, clock, false);
    }

    @Test
    @DisplayName("What has not changed is written once an hour")
    void seldom() {
        exchange();
        assertEquals(List.of(new Remembered(order, OptionalLong.of(5_000), 10)), written);
        for (int minute = 1; minute < 60; minute++) {
            passes(MINUTE);
            wall += minute % 2 == 0 ? 40 : -40;
            exchange();
        }
        assertEquals(1, written.size());
        passes(MINUTE);
        exchange();
        assertEquals(2, written.size());
    }

    @Test
    @DisplayName("An order is written at once, and within a minute that the clock was set")
    void changes() {
        exchange();
        order = new Order(2, "{}", OptionalLong.empty());
        notes.look(order, clock, true);
        assertEquals(List.of(1L, 2L), written.stream().map(one -> one.order().version()).toList());
        wall -= 3_000;
        exchange();
        assertEquals(2, written.size());
        passes(MINUTE);
        exchange();
        assertEquals(OptionalLong.of(8_000), written.getLast().ahead());
    }

    @Test
    @DisplayName("A full disk is tried again")
    void full() {
        full = true;
        exchange();
        full = false;
        passes(MINUTE);
        exchange();
        assertEquals(1, written.size());
    }

    @Test
    @DisplayName("After a restart the hall's time follows from the wall's, if that went on")
    void restart() {
        exchange();
        long hall = WALL + 5_000;
        machine = 20;
        wall += MINUTE;
        HallClock again = notes.clock(written.getLast());
        assertEquals(OptionalLong.of(20), again.here(hall + MINUTE));
        assertEquals(OptionalLong.of(2_010), again.error());
        wallError = OptionalLong.empty();
        assertEquals(OptionalLong.empty(), notes.clock(written.getLast()).offset());
        notes = notes();
        notes.look(order, again, false);
        assertEquals(OptionalLong.empty(), written.getLast().ahead());
    }
}
