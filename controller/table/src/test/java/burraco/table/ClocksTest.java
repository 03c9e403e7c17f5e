package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.testing.Judged;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Art. 32 bis and 15: the time limits of a turn and of the round. */
class ClocksTest {
    private static final Duration ROUND = Duration.ofMinutes(40);

    private static TestTable timed(boolean onCall) {
        return new TestTable(new MatchInfo(3, false, ROUND, true, onCall)).deal();
    }

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    // Turns

    @Test
    void withElevenCardsATurnHasFortySeconds() {
        TestTable table = timed(false).passed(seconds(12));
        var turn = table.state().clocks().turn().orElseThrow();
        assertEquals(40_000, turn.allowed());
        assertEquals(12_000, turn.spent());
        assertFalse(turn.stands());
    }

    @Test
    void thePlayerIsRemindedAndRuledWhenSomebodyCalls() {
        TestTable table = timed(false).acts("W draw").quietly();
        table.passed(seconds(33)).passed(seconds(1)).passed(seconds(5));
        assertEquals("W has 5s\nW has 0s", table.effects());
        table.passed(seconds(4));
        assertEquals("", table.effects());
        table.player(Seat.NORTH, new Command.Call());
        assertEquals("called\n+41s ▲ 32bis W: complete W 5\nnotice N", table.effects());
        table.passed(seconds(6)).player(Seat.NORTH, new Command.Call());
        assertEquals("called\n+6s ▲ 32bis W: advise\nnotice N", table.effects());
    }

    /** He may have a good reason, and it is for the others to say that he has none. */
    @Test
    void asLongAsNobodyCallsHeMayThink() {
        TestTable table = timed(false).acts("W draw").passed(seconds(50)).quietly();
        table.passed(seconds(300)).acts("W discard 4C");
        assertEquals("W discard 4C", table.effects());
    }

    @Test
    void whoCallsTooEarlyCallsForNothing() {
        TestTable table = timed(false).acts("W draw").passed(seconds(30)).quietly();
        table.player(Seat.NORTH, new Command.Call());
        assertEquals("called\nnotice N", table.effects());
    }

    @Test
    void whoDiscardsInTimeIsNotBlamedThoughItIsUnderstoodLate() {
        TestTable table = timed(false).acts("W draw");
        long end = table.now() + 38_500;
        table.passed(seconds(42)).quietly();
        table.actedAt("W discard 4C", end);
        assertEquals("W discard 4C", table.effects());
    }

    @Test
    void norIfTheRulingWasOutAlready() {
        TestTable table = timed(false).acts("W draw");
        long end = table.now() + 38_500;
        table.passed(seconds(45)).player(Seat.NORTH, new Command.Call()).quietly();
        table.actedAt("W discard 4C", end);
        assertEquals(
                "not notice N\nnot +43s ▽ 32bis W: complete W 5\nnotice N\nW discard 4C",
                table.effects());
        assertEquals("W discard 4C", table.watcher().agreed.getLast());
    }

    @Test
    void theNextTurnBeginsWithTheDiscard() {
        TestTable table = timed(false).acts("W draw", "W discard 4C").passed(seconds(10));
        assertEquals(10_000, table.state().clocks().turn().orElseThrow().spent());
    }

    @Test
    void theClockStandsWhileARulingWaits() {
        TestTable table = timed(false).acts("W draw", "W open KC KD KS").passed(seconds(100));
        assertTrue(table.state().clocks().turn().orElseThrow().stands());
        assertEquals(2_000, table.state().clocks().turn().orElseThrow().spent());
        table.quietly().passed(seconds(1));
        assertEquals("", table.effects());
    }

    @Test
    void onCallNothingIsSaidUntilSomebodyCalls() {
        TestTable table = timed(true).acts("W draw").passed(seconds(60)).passed(seconds(20));
        table.quietly().player(Seat.NORTH, new Command.Call());
        assertEquals("called\n+78s\nnotice N ▲ 32bis W: complete W 5", table.effects());
    }

    @Test
    void theRecordIsJudgedToTheSameRulings() {
        TestTable table = timed(false).acts("W draw").passed(seconds(44));
        table.player(Seat.NORTH, new Command.Call()).passed(seconds(7));
        table.player(Seat.NORTH, new Command.Call());
        int line = table.line("+42s");
        String record = table.wholeRecord();
        assertEquals(line + " 32bis W, " + (line + 2) + " 32bis W", Judged.of(record).rulings());
    }

    @Test
    void whereNobodyWatchesTurnsTheyHaveNoTime() {
        TestTable table = new TestTable().deal().quietly().passed(seconds(1_000));
        assertEquals("", table.effects());
        assertTrue(table.state().clocks().turn().isEmpty());
    }

    // The round

    @Test
    void theRoundBeginsWhenTheFirstCardIsFaced() {
        TestTable table = new TestTable().passed(ROUND).passed(ROUND);
        assertEquals("", table.effects());
        table.deal().passed(Duration.ofMinutes(10));
        assertTrue(table.state().clocks().roundRuns());
        assertEquals(Duration.ofMinutes(30).toMillis(), table.state().clocks().roundLeft());
    }

    @Test
    void atItsEndTheTimeOutIsAnnounced() {
        TestTable table = new TestTable().deal().acts("W draw", "W discard 4C").quietly();
        table.passed(ROUND);
        assertEquals("round over\ntimeout", table.effects());
        assertEquals(6, table.state().clocks().turnsLeft().orElseThrow());
        table.passed(ROUND);
        assertEquals("", table.effects());
    }

    @Test
    void whoHasDrawnEndsHisTurnFirst() {
        TestTable table = new TestTable().deal().acts("W draw").passed(ROUND);
        assertEquals(7, table.state().clocks().turnsLeft().orElseThrow());
    }

    @Test
    void beforeTheFirstDrawItIsAFullLap() {
        TestTable table = new TestTable().deal().passed(ROUND);
        assertEquals(4, table.state().clocks().turnsLeft().orElseThrow());
    }

    @Test
    void inTheDealItWaitsForTheFirstCard() {
        TestTable table = new TestTable().deal().arbiter(new Command.End("")).gathered();
        table.quietly().passed(ROUND);
        assertEquals("round over", table.effects());
        assertTrue(table.state().clocks().timeOutWaits());
        table.deal();
        assertEquals("turnup 9S\ntimeout", table.effects());
        assertEquals(4, table.state().clocks().turnsLeft().orElseThrow());
    }

    @Test
    void theArbiterMayAnnounceItEarlier() {
        TestTable table = new TestTable().deal().acts("W draw", "W discard 4C").quietly();
        table.arbiter(new Command.TimeOut());
        assertEquals("timeout", table.effects());
        table.arbiter(new Command.TimeOut());
        assertEquals("refused TIME_OUT_RUNS", table.effects());
        table.passed(ROUND);
        assertEquals("round over", table.effects());
    }

    // Pauses

    @Test
    void inAPauseNoClockRuns() {
        TestTable table = timed(false).acts("W draw").passed(seconds(10)).quietly();
        long left = table.state().clocks().roundLeft();
        long spent = table.state().clocks().turn().orElseThrow().spent();
        table.arbiter(new Command.Pause()).passed(Duration.ofHours(1));
        assertEquals("paused", table.effects());
        assertEquals(left, table.state().clocks().roundLeft());
        assertEquals(spent, table.state().clocks().turn().orElseThrow().spent());
        assertTrue(table.state().clocks().turn().orElseThrow().stands());
        assertTrue(table.state().clocks().paused());
    }

    @Test
    void afterItTheyGoOnFromThere() {
        TestTable table = timed(false).acts("W draw").passed(seconds(10)).quietly();
        table.arbiter(new Command.Pause()).passed(Duration.ofHours(1));
        table.arbiter(new Command.Resume()).passed(seconds(24));
        assertEquals("paused\nresumed\nW has 5s", table.effects());
        table.passed(seconds(9));
        table.player(Seat.NORTH, new Command.Call());
        assertEquals("W has 0s\ncalled\n+41s ▲ 32bis W: complete W 5\nnotice N", table.effects());
        table.passed(seconds(1));
        assertEquals(
                ROUND.toMillis() - 45_000,
                table.state().clocks().roundLeft(),
                () -> "" + table.state().clocks());
    }

    @Test
    void whoIsPausedIsNotPausedAgain() {
        TestTable table = timed(false).quietly();
        table.arbiter(new Command.Resume()).arbiter(new Command.Pause());
        table.arbiter(new Command.Pause());
        assertEquals("refused IS_NOT_PAUSED\npaused\nrefused IS_PAUSED", table.effects());
    }
}
