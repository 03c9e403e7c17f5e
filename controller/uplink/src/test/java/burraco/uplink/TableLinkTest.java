package burraco.uplink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.journal.Journal;
import burraco.relay.Order;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import burraco.running.Host;
import burraco.table.state.TableState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table and its hall, cut off and found again, with clocks that only tests move. */
@Tag("campaign")
class TableLinkTest {
    private static final long MINUTE = 60_000;
    private static final String ROUND =
            "{\"tournament\":\"Coppa\",\"round\":\"1\",\"table\":\"3\",\"hands\":4,\"paused\":0,"
                    + "\"message\":\"\"}";

    @TempDir private Path folder;
    private final Moment time = new Moment();
    private final SmallHall hall = new SmallHall(time);

    @BeforeEach
    void journals() {
        hall.accept("a1");
        hall.accept("a2");
    }

    private Path journal(String name) {
        return folder.resolve(name);
    }

    private Order ending(long version, long minute) {
        return new Order(version, ROUND, OptionalLong.of(time.hall() + minute * MINUTE));
    }

    private static boolean isAssigned(LinkedTable table, long version) {
        return table.state().assignment().filter(one -> one.version() == version).isPresent();
    }

    private static boolean isTimeOut(TableState state) {
        return state.clocks().timeOutWaits();
    }

    private static List<String> kinds(List<String> told) {
        return told.stream().map(TableLinkTest::kind).toList();
    }

    private static String kind(String told) {
        try {
            return Told.read(told).kind();
        } catch (UnreadableMessageException wrong) {
            throw new AssertionError(wrong);
        }
    }

    @Test
    @DisplayName("The time-out falls at the same moment at a table that is cut off meanwhile")
    void theSameMoment() throws Exception {
        long end = time.now() + 40 * MINUTE;
        hall.order(ending(1, 40));
        try (LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1");
                LinkedTable two = new LinkedTable(journal("two"), time, 777_000, hall, "a2")) {
            one.awaitNow(() -> isAssigned(one, 1), "one has the end");
            two.awaitNow(() -> isAssigned(two, 1), "two has the end");
            hall.cut(two.device(), true);
            two.await(() -> two.linked() == LinkState.CUT_OFF, "two is cut off");
            assertTrue(time.now() < end);
            assertEquals(end + 5_000, one.state().assignment().orElseThrow().ends().orElseThrow());
            assertEquals(
                    end + 777_000, two.state().assignment().orElseThrow().ends().orElseThrow());
            time.is(end - Host.LOOK_MILLIS);
            one.looks();
            two.looks();
            assertFalse(isTimeOut(one.state()));
            assertFalse(isTimeOut(two.state()));
            time.is(end);
            one.awaitNow(() -> isTimeOut(one.state()), "time-out at one");
            two.awaitNow(() -> isTimeOut(two.state()), "time-out at two");
        }
    }

    @Test
    @DisplayName("A table that was off and hears no hall has the same end on its clock as before")
    void offAndCutOff() throws Exception {
        LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1");
        hall.order(ending(1, 40));
        one.await(() -> isAssigned(one, 1), "it has the end");
        OptionalLong ends = one.state().assignment().orElseThrow().ends();
        one.close();
        hall.cut(one.device(), true);
        try (LinkedTable again = one.again(journal("one"), hall, 5_000)) {
            again.await(() -> again.linked() == LinkState.CUT_OFF, "it is cut off");
            again.looks();
            assertEquals(ends, again.state().assignment().orElseThrow().ends());
        }
    }

    @Test
    @DisplayName("With a clock that went on meanwhile, the end comes in time also without the hall")
    void offAndCutOffWithABattery() throws Exception {
        time.tablesHaveBatteries();
        LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1");
        hall.order(ending(1, 40));
        long end = time.now() + 40 * MINUTE;
        one.await(() -> isAssigned(one, 1), "it has the end");
        one.close();
        hall.cut(one.device(), true);
        time.passes(10 * MINUTE);
        long ahead = 5_000 - 10 * MINUTE;
        try (LinkedTable again = one.again(journal("one"), hall, ahead)) {
            again.awaitNow(
                    () ->
                            again.state().assignment().orElseThrow().ends().orElseThrow()
                                    == end + ahead,
                    "it has the end anew");
        }
    }

    @Test
    @DisplayName("A table whose journal cannot be read hears what the hall wants")
    void unread() throws Exception {
        try (LinkedTable one = LinkedTable.unread(journal("one"), time, hall, "a1")) {
            hall.order(ending(1, 40));
            one.await(() -> isAssigned(one, 1), "it has the end");
            assertEquals(LinkState.LINKED, one.linked());
            assertTrue(hall.state(one.device()).contains("\"version\":1"));
        }
    }

    @Test
    @DisplayName("After a restart of the hall with another clock its new time counts at once")
    void anotherClock() throws Exception {
        try (LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1")) {
            hall.order(ending(1, 40));
            one.await(() -> isAssigned(one, 1), "it has the end");
            hall.ahead(10 * MINUTE);
            long end = time.now() + 30 * MINUTE;
            int before = hall.answers();
            one.await(
                    () ->
                            one.state().assignment().orElseThrow().ends().orElseThrow()
                                    <= end + 5_000 + 1_000,
                    "it has the end anew");
            assertTrue(hall.answers() <= before + 3, "at the next answer");
        }
    }

    @Test
    @DisplayName("After it was off for ten minutes, the hall's end comes at the hall's moment")
    void offForTenMinutes() throws Exception {
        LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1");
        hall.order(ending(1, 40));
        long end = time.now() + 40 * MINUTE;
        one.await(() -> isAssigned(one, 1), "it has the end");
        one.close();
        time.passes(10 * MINUTE);
        // The table's clock stands while it is off.
        long ahead = 5_000 - 10 * MINUTE;
        try (LinkedTable again = one.again(journal("one"), hall, ahead)) {
            again.await(
                    () ->
                            again.state().assignment().orElseThrow().ends().orElseThrow()
                                    == end + ahead,
                    "it has the end anew");
        }
    }

    @Test
    @DisplayName(
            "A table that was in another hall, whose orders had higher numbers, obeys this one")
    void anotherHall() throws Exception {
        LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1");
        hall.order(ending(5_000, 40));
        one.await(() -> isAssigned(one, 5_000), "the first hall");
        one.close();
        one.newHall();
        SmallHall other = new SmallHall(time);
        other.accept("a1");
        try (LinkedTable again = one.again(journal("one"), other, 5_000)) {
            // As a hall does that hears of a higher number.
            other.order(ending(5_001, 55));
            again.await(() -> isAssigned(again, 5_001), "the second hall");
        }
    }

    @Test
    @DisplayName("What is told while the hall is away or full comes later, once")
    void awayAndFull() throws Exception {
        try (LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1")) {
            one.await(() -> one.linked() == LinkState.LINKED, "linked");
            hall.cut(one.device(), true);
            one.call();
            one.await(() -> one.linked() == LinkState.CUT_OFF, "cut off");
            hall.cut(one.device(), false);
            one.await(() -> hall.told("a1", Stream.OPEN).size() == 2, "told later");
            hall.full(true);
            one.call();
            one.await(() -> one.linked() == LinkState.HALL_FULL, "full");
            assertEquals(2, hall.told("a1", Stream.OPEN).size());
            hall.full(false);
            one.await(() -> hall.told("a1", Stream.OPEN).size() == 4, "told then");
            one.await(() -> one.linked() == LinkState.LINKED, "linked again");
            assertEquals(
                    List.of("called", "attended", "called", "attended"),
                    kinds(hall.told("a1", Stream.OPEN)));
            assertTrue(hall.state(one.device()).contains("\"version\":1"));
        }
    }

    @Test
    @DisplayName("A restored copy begins anew under another name, and is told once it is accepted")
    void restored() throws Exception {
        LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1");
        one.call();
        one.await(() -> hall.told("a1", Stream.OPEN).size() == 2, "told");
        one.close();
        Files.createDirectories(journal("copy"));
        Files.copy(journal("one").resolve(Journal.FILE), journal("copy").resolve(Journal.FILE));
        LinkedTable on = one.again(journal("one"), hall, 5_000);
        on.call();
        on.await(() -> hall.told("a1", Stream.OPEN).size() == 4, "more is told");
        on.close();
        try (LinkedTable copy = one.again(journal("copy"), hall, 5_000)) {
            copy.await(() -> copy.linked() == LinkState.NOT_ACCEPTED, "not accepted");
            assertEquals("a10", copy.journalName());
            copy.call();
            hall.accept("a10");
            copy.await(() -> hall.told("a10", Stream.OPEN).size() == 4, "all is told again");
            assertEquals(LinkState.LINKED, copy.linked());
        }
        assertEquals(4, hall.told("a1", Stream.OPEN).size());
    }

    @Test
    @DisplayName("A device that was removed knows it, and plays on")
    void removed() throws Exception {
        try (LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1")) {
            one.await(() -> one.linked() == LinkState.LINKED, "linked");
            hall.remove(one.device());
            one.await(() -> one.linked() == LinkState.STRANGER, "a stranger");
            one.call();
            one.awaitNow(() -> one.state().calling().isEmpty(), "it plays on");
        }
    }

    @Test
    @DisplayName("A fault of the program does not end the link")
    void faults() throws Exception {
        try (LinkedTable one = new LinkedTable(journal("one"), time, 5_000, hall, "a1")) {
            one.await(() -> one.linked() == LinkState.LINKED, "linked");
            hall.faults(1);
            one.await(() -> !one.log.isEmpty(), "it is in the log");
            one.call();
            one.await(() -> hall.told("a1", Stream.OPEN).size() == 2, "told later");
        }
    }
}
