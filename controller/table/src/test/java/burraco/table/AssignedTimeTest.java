package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.table.input.Command;
import burraco.testing.Assigned;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A hall says when the time of its round is over. The table alone would give 40 minutes. */
class AssignedTimeTest {
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();

    private final TestTable table = new TestTable();

    private static Assigned ending(long version, long minute) {
        return Assigned.round(version, "3", "Ada").ends(minute * MINUTE);
    }

    private void until(long minute) {
        table.passed(Duration.ofMillis(minute * MINUTE - table.now()));
    }

    private long left() {
        return table.state().clocks().roundLeft();
    }

    @Test
    void whatIsLeftCountsFromTheHallsEnd() {
        table.arbiter(ending(1, 10).order());
        assertTrue(table.state().clocks().roundRuns());
        until(4);
        assertEquals(6 * MINUTE, left());
        table.deal();
        assertEquals(10 * MINUTE - table.now(), left());
    }

    @Test
    void atTheEndTheTimeOutComes() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw", "W discard 4C").quietly();
        table.passed(Duration.ofMillis(10 * MINUTE - 1 - table.now()));
        assertEquals("", table.effects());
        until(10);
        assertEquals("round over\ntimeout", table.effects());
        assertEquals(6, table.state().clocks().turnsLeft().orElseThrow());
        until(60);
        assertEquals("", table.effects());
    }

    @Test
    void beforeTheFirstCardItWaitsForIt() {
        table.arbiter(ending(1, 10).order()).quietly();
        until(10);
        assertEquals("round over", table.effects());
        assertTrue(table.state().clocks().timeOutWaits());
        table.deal();
        assertEquals("turnup 9S\ntimeout", table.effects());
    }

    @Test
    void itMayBeMoved() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw").quietly();
        until(9);
        table.arbiter(ending(2, 15).order());
        until(14);
        assertEquals("assigned 2", table.effects());
        table.arbiter(ending(3, 12).order());
        assertEquals("assigned 3\nround over\ntimeout", table.effects());
    }

    @Test
    void aTimeOutIsNotTakenBack() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw");
        until(10);
        table.quietly().arbiter(ending(2, 20).order());
        until(30);
        assertEquals("assigned 2", table.effects());
        assertEquals(0, left());
        assertEquals(7, table.state().clocks().turnsLeft().orElseThrow());
    }

    @Test
    void whileItWaitsForTheFirstCardOfAllItIs() {
        table.arbiter(ending(1, 10).order());
        until(10);
        table.arbiter(ending(2, 20).order()).quietly().deal();
        assertEquals("turnup 9S", table.effects());
        until(20);
        assertEquals("round over\ntimeout", table.effects());
    }

    @Test
    void withoutItTheTablesOwnTimeCounts() {
        table.arbiter(ending(1, 10).order()).deal();
        long since = table.now();
        until(9);
        table.arbiter(Assigned.round(2, "3", "Ada").order());
        assertEquals(since + 40 * MINUTE - table.now(), left());
        table.quietly();
        until(40);
        assertEquals("", table.effects());
        until(41);
        assertEquals("round over\ntimeout", table.effects());
    }

    @Test
    void itIsForItsRoundOnly() {
        table.arbiter(Assigned.round(1, "3", "Ada").order()).deal().acts("W draw");
        table.arbiter(Assigned.round(2, "4", "Ada").ends(10 * MINUTE).order()).quietly();
        until(20);
        assertEquals("", table.effects());
        table.arbiter(new Command.End("")).gathered();
        table.arbiter(new Command.End("")).quietly();
        table.passed(Duration.ofMillis(1));
        assertEquals("4", table.state().match().event().round());
        assertTrue(table.state().clocks().timeOutWaits());
    }

    @Test
    void aMatchKeepsItsEndWhenTheHallIsFurther() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw").quietly();
        table.arbiter(Assigned.nothing(2).order());
        until(10);
        assertEquals("assigned 2\nround over\ntimeout", table.effects());
    }

    /** Nobody came to this table, and another round is drawn. */
    @Test
    void theTimeOutOfARoundThatNobodyPlayedDoesNotMeetTheNext() {
        table.arbiter(ending(1, 10).order());
        until(10);
        table.arbiter(Assigned.round(2, "4", "Bice").ends(60 * MINUTE).order());
        assertFalse(table.state().clocks().timeOutWaits());
        assertEquals(50 * MINUTE, left());
        table.quietly().deal().acts("W draw");
        assertEquals("turnup 9S\nW draw ??", table.effects());
        until(60);
        assertEquals("round over\ntimeout", table.effects());
    }

    @Test
    void inAPauseItDoesNotCome() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw");
        until(8);
        table.arbiter(ending(2, 10).paused().order());
        until(30);
        assertEquals(2 * MINUTE, left());
        table.quietly().arbiter(ending(3, 32).order());
        assertEquals("assigned 3\nresumed", table.effects());
        assertEquals(2 * MINUTE, left());
        until(32);
        assertEquals("round over\ntimeout", table.effects());
    }

    @Test
    void afterAPauseOfTheTableItComesIfItIsOver() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw").arbiter(new Command.Pause());
        until(20);
        table.quietly().arbiter(new Command.Resume());
        assertEquals("resumed\nround over\ntimeout", table.effects());
    }

    /** The table was off for five minutes, and its clock stood meanwhile. */
    @Test
    void theSameAssignmentMayNameAnotherTimeOfTheTablesClock() {
        table.arbiter(ending(1, 10).order()).deal().acts("W draw").quietly();
        table.arbiter(ending(1, 5).order());
        assertEquals("assigned 1", table.effects());
        until(5);
        assertEquals("round over\ntimeout", table.effects());
    }

    @Test
    void theNextMatchHasItsOwnTime() {
        table.arbiter(ending(1, 10).order()).deal().arbiter(new Command.End("")).gathered();
        table.arbiter(new Command.End(""));
        assertEquals(2, table.state().match().number());
        assertEquals(40 * MINUTE, left());
        assertFalse(table.state().clocks().roundRuns());
        table.quietly();
        until(20);
        assertEquals("", table.effects());
    }
}
