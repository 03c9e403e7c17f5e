package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.hand.Impossible;
import burraco.table.input.Command;
import burraco.table.input.RecordChange;
import burraco.testing.Judged;
import burraco.tracking.course.WithdrawalReason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People correct what the table has recognised, and the hand is judged again from there. */
class CorrectionsTest {
    private final TestTable table = new TestTable().deal();

    private TestTable replace(String was, String now) {
        return correct(new RecordChange.Replace(table.line(was), was, now));
    }

    private TestTable insertBefore(String line, String now) {
        return correct(new RecordChange.Insert(table.line(line), now));
    }

    private TestTable strike(String was) {
        return correct(new RecordChange.Strike(table.line(was), was));
    }

    private TestTable correct(RecordChange change) {
        return table.arbiter(new Command.Correct(change, ""));
    }

    @Test
    void aCardThatWasMisreadIsPutRightAndTheRulingFalls() {
        table.acts("W draw", "W open 5H 6H 8H").quietly();
        replace("W open 5H 6H 8H", "W open 5H 6H 7H");
        assertEquals(
                """
                not W open 5H 6H 8H ▽ 26.1 W: cure W EW1; discard W 8H; penalize W 6H 5H; stop W
                W open 5H 6H 7H
                corrected 0\
                """,
                table.effects());
        assertEquals(List.of("W draw", "W open 5H 6H 7H"), table.record());
    }

    @Test
    void aDrawThatNobodyHeardIsPutInBeforeTheDiscard() {
        table.acts("W discard 4C").quietly();
        insertBefore("W discard 4C", "W draw");
        String told = table.effects();
        assertTrue(told.startsWith("not W discard 4C ▽ 6.2 W"), told);
        assertTrue(told.endsWith("W draw ??\nW discard 4C\ncorrected 0"), told);
        assertEquals(Seat.NORTH, table.state().hand().acting().orElseThrow());
    }

    @Test
    void aRulingThatOnlyMovesALineDoesNotFall() {
        table.acts("W draw", "W discard 4C", "N draw", "N open 5H 6H 8H").quietly();
        insertBefore("W discard 4C", "W open TC JC QC");
        String told = table.effects();
        assertTrue(told.contains("not N open 5H 6H 8H\n"), told);
        assertTrue(told.contains("\nN open 5H 6H 8H ▲ 26.1 N"), told);
    }

    @Test
    void theWatcherGoesOnFromTheCorrectedHand() {
        table.acts("W draw", "W open 5H 6H 8H").quietly();
        replace("W open 5H 6H 8H", "W open 5H 6H 7H");
        assertEquals("W open 5H 6H 7H", table.watcher().agreed.getLast());
        table.quietly().acts("W tie EW1 8H", "W discard 4C");
        assertEquals("W tie EW1 8H\nW discard 4C", table.effects());
    }

    @Test
    void whatIsPutBehindEverythingIsTheLastLine() {
        table.acts("W draw");
        correct(new RecordChange.Insert(table.line("W draw") + 1, "W discard 4C"));
        assertEquals(List.of("W draw", "W discard 4C"), table.record());
    }

    // Impossible corrections

    @Test
    void whatCannotHaveHappenedIsRefusedWithItsLine() {
        table.acts("W draw", "W discard 4C").quietly();
        replace("W draw", "W tie EW7 4C");
        int line = table.line("W draw");
        assertEquals("refused " + Impossible.Why.NO_SUCH_MELD + " " + line, table.effects());
        assertEquals(List.of("W draw", "W discard 4C"), table.record());
    }

    @Test
    void soIsWhatMakesSomethingLaterImpossible() {
        table.acts("W draw", "W open 5H 6H 7H", "W tie EW1 8H", "W discard 4C").quietly();
        strike("W open 5H 6H 7H");
        int later = table.line("W tie EW1 8H") - 1;
        assertEquals("refused NO_SUCH_MELD " + later, table.effects());
    }

    @Test
    void aLineThatIsAnotherOneMeanwhileIsNotChanged() {
        table.acts("W draw", "W discard 4C").quietly();
        correct(new RecordChange.Strike(table.line("W discard 4C"), "W discard 5C"));
        correct(new RecordChange.Strike(3, "W discard 4C"));
        correct(new RecordChange.Insert(500, "W draw"));
        assertEquals(
                "refused OTHER_LINE_THERE\nrefused NO_SUCH_LINE\nrefused NO_SUCH_LINE",
                table.effects());
    }

    @Test
    void aLineThatIsNoneOfTheRecordIsRefused() {
        table.acts("W draw").quietly();
        replace("W draw", "W flies");
        replace("W draw", "[Dealer \"N\"]");
        replace("W draw", "W draw\nW draw");
        assertEquals(3, table.effects().split("refused ").length - 1);
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void aRecordBeginsWithTheDeal() {
        table.acts("W draw").quietly();
        int first = table.line("turnup 9S") - 66;
        correct(new RecordChange.Insert(first, "notice"));
        assertEquals("refused BEFORE_THE_DEAL", table.effects());
    }

    @Test
    void aPlayerCorrectsNothing() {
        table.acts("W draw").quietly();
        table.player(
                Seat.NORTH,
                new Command.Correct(new RecordChange.Strike(table.line("W draw"), "W draw"), ""));
        assertEquals("refused ONLY_FOR_ARBITERS", table.effects());
    }

    // Readings after a correction

    @Test
    void whatIsStruckIsNotBelievedAgainForTheSameEvidence() {
        table.acts("W draw", "W open 5H 6H 8H");
        long heard = table.now();
        strike("W open 5H 6H 8H").quietly();
        table.actedAt("W open 5H 6H 8H", heard);
        assertEquals("", table.effects());
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void ifItIsDoneLaterItIsBelieved() {
        table.acts("W draw", "W open 5H 6H 8H");
        strike("W open 5H 6H 8H").quietly().acts("W open 5H 6H 8H");
        assertEquals(List.of("W draw", "W open 5H 6H 8H"), table.record());
    }

    @Test
    void aCorrectionOutlivesWhatTheWatcherTakesBack() {
        table.acts("W draw", "W open 5H 6H 8H");
        replace("W open 5H 6H 8H", "W open 5H 6H 7H").quietly();
        table.withdrawn(WithdrawalReason.REFUTED);
        assertEquals(List.of("W draw", "W open 5H 6H 7H"), table.record());
        assertEquals("", table.effects());
        assertEquals("W open 5H 6H 7H", table.watcher().agreed.getLast());
    }

    @Test
    void anActBeneathACorrectionIsTakenBackAndTheCorrectionStands() {
        table.acts("W draw", "W discard 4C");
        correct(new RecordChange.Insert(table.line("W discard 4C") + 1, "W say draw"));
        table.quietly();
        table.watcher().withdraws(WithdrawalReason.REFUTED, table.now());
        table.wasRather("W discard 5C");
        assertEquals(List.of("W draw", "W discard 5C", "W say draw"), table.record());
    }

    @Test
    void aCorrectionFallsWhereItHasBecomeImpossible() {
        table.acts("W draw", "W open 5H 6H 7H");
        correct(new RecordChange.Insert(table.line("W open 5H 6H 7H") + 1, "W tie EW1 8H"));
        table.quietly();
        table.watcher().withdraws(WithdrawalReason.REFUTED, table.now());
        table.withdrawn(WithdrawalReason.REFUTED);
        assertTrue(table.effects().endsWith("fell 0"));
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void aVoidDealIsCorrectedWithoutTouchingTheNewOne() {
        table.acts("W draw", "W discard 4C").arbiter(new Command.Redeal("")).deal().quietly();
        strike("W discard 4C").acts("W draw", "W discard 5C");
        assertEquals(List.of("W draw", "arbiter redeal"), table.record().subList(0, 2));
        assertEquals("W discard 5C", table.record().getLast());
        assertEquals(Seat.NORTH, table.state().hand().acting().orElseThrow());
    }

    // Taking corrections back

    @Test
    void aCorrectionThatIsTakenBackNeverWas() {
        table.acts("W draw", "W open 5H 6H 8H", "W discard 8H");
        String before = table.wholeRecord();
        replace("W open 5H 6H 8H", "W open 5H 6H 7H").quietly();
        table.arbiter(new Command.TakeBack(0, ""));
        assertEquals(before, table.wholeRecord());
        assertTrue(table.effects().endsWith("taken back 0"));
        assertTrue(table.table().records().corrections().isEmpty());
    }

    @Test
    void theLastOfSeveralCorrectionsOfALineCounts() {
        table.acts("W draw", "W discard 4C");
        replace("W discard 4C", "W discard 5C");
        replace("W discard 5C", "W discard 6C");
        table.arbiter(new Command.TakeBack(0, ""));
        assertEquals(List.of("W draw", "W discard 6C"), table.record());
        table.arbiter(new Command.TakeBack(1, ""));
        assertEquals(List.of("W draw", "W discard 4C"), table.record());
    }

    @Test
    void whatWasStruckComesBackToItsPlace() {
        table.acts("W draw", "W open 5H 6H 7H", "W discard 4C");
        strike("W open 5H 6H 7H").acts("N draw");
        table.arbiter(new Command.TakeBack(0, ""));
        assertEquals(
                List.of("W draw", "W open 5H 6H 7H", "W discard 4C", "N draw"), table.record());
    }

    @Test
    void noCorrectionIsTakenBackTwice() {
        table.acts("W draw").quietly().arbiter(new Command.TakeBack(0, ""));
        assertEquals("refused NO_SUCH_CORRECTION", table.effects());
    }

    @Test
    void theCorrectedRecordIsJudgedAsTheTableJudgedIt() {
        table.acts("W discard 4C", "N draw", "N open 5H 6H 8H", "N discard 8H");
        insertBefore("W discard 4C", "W draw");
        int line = table.line("N open 5H 6H 8H");
        assertEquals(line + " 26.1 N", Judged.of(table.wholeRecord()).rulings());
    }
}
