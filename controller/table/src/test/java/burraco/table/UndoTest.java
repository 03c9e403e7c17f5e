package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.state.Contest;
import burraco.tracking.course.WithdrawalReason;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Players undo the last acts, one after the other; nobody can undo a ruling against himself. */
class UndoTest {
    private static final Command UNDO = new Command.Undo();
    private static final Command OK = new Command.Ok();

    private final TestTable table = new TestTable().deal();

    private Optional<Line> decides() {
        return table.state().contest().orElseThrow().decides();
    }

    // Acts without a ruling

    @Test
    void theOtherLineAgrees() {
        table.acts("W draw", "W discard 4C").quietly().player(Seat.NORTH, UNDO);
        assertEquals(Optional.of(Line.EW), decides());
        table.player(Seat.SOUTH, OK).player(Seat.EAST, OK);
        assertEquals(
                "N contests\nrefused OTHERS_DECIDE\nnot W discard 4C\ncontest over\ncorrected 0",
                table.effects());
    }

    @Test
    void severalActsAreUndoneOneAfterTheOther() {
        table.acts("W draw", "W open 5H 6H 7H", "W tie EW1 8H", "W discard 4C");
        for (int i = 0; i < 3; i++) {
            table.player(Seat.WEST, UNDO).player(Seat.SOUTH, OK);
        }
        assertEquals(List.of("W draw"), table.record());
        assertEquals(Seat.WEST, table.state().hand().acting().orElseThrow());
        table.acts("W discard 5C");
        assertEquals(List.of("W draw", "W discard 5C"), table.record());
    }

    @Test
    void behindTheFacedCardThereIsNothingToUndo() {
        table.acts("W draw").player(Seat.WEST, UNDO).player(Seat.NORTH, OK);
        table.quietly().player(Seat.WEST, UNDO);
        assertEquals("refused NOTHING_TO_CONTEST", table.effects());
    }

    @Test
    void norInADealThatIsVoid() {
        table.acts("W draw", "W discard 4C").arbiter(new Command.Redeal("")).deal();
        table.quietly().player(Seat.WEST, UNDO);
        assertEquals("refused NOTHING_TO_CONTEST", table.effects());
    }

    @Test
    void theWordOfTheArbiterIsNotUndoneByPlayersNorWhatLiesBeneathIt() {
        table.acts("W draw", "W discard 4C");
        int line = table.line("W discard 4C");
        table.arbiter(
                new Command.Correct(
                        new RecordChange.Replace(line, "W discard 4C", "W discard 5C"), ""));
        table.quietly().player(Seat.NORTH, UNDO);
        assertEquals("refused NOTHING_TO_CONTEST", table.effects());
        table.acts("N draw").player(Seat.NORTH, UNDO).player(Seat.WEST, OK);
        assertEquals(List.of("W draw", "W discard 5C"), table.record());
    }

    // Acts on which a ruling depends

    @Test
    void whoIsRuledAgainstNeedsTheOtherLinesWord() {
        table.acts("W draw", "W open 5H 6H 8H").quietly().player(Seat.WEST, UNDO);
        assertEquals(Optional.of(Line.NS), decides());
        table.player(Seat.EAST, OK);
        assertEquals("W contests\nrefused OTHERS_DECIDE", table.effects());
        table.player(Seat.NORTH, OK);
        String told = table.effects();
        assertTrue(told.startsWith("not W open 5H 6H 8H ▽ 26.1 W"), told);
    }

    @Test
    void ifTheOthersContestItTheLineThatIsRuledAgainstHasNoSay() {
        table.acts("W draw", "W open 5H 6H 8H").quietly().player(Seat.NORTH, UNDO);
        assertEquals(Optional.of(Line.NS), decides());
        table.player(Seat.WEST, OK).player(Seat.EAST, OK);
        assertEquals("N contests\nrefused OTHERS_DECIDE\nrefused OTHERS_DECIDE", table.effects());
        table.player(Seat.SOUTH, OK);
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void whoContestsThinksAgainAlsoWhereHisPartnerDecides() {
        table.acts("W draw", "W open 5H 6H 8H").quietly();
        table.player(Seat.NORTH, UNDO).player(Seat.NORTH, OK);
        assertEquals("N contests\ncontest over", table.effects());
        assertEquals(List.of("W draw", "W open 5H 6H 8H"), table.record());
    }

    @Test
    void aRulingThatSomebodyCalledForHangsOnTheActAllTheSame() {
        TestTable onCall =
                new TestTable(new MatchInfo(3, false, Duration.ofMinutes(40), false, true));
        onCall.deal().acts("W draw", "W open 5H 6H 8H").player(Seat.NORTH, new Command.Call());
        onCall.quietly().player(Seat.SOUTH, UNDO).player(Seat.WEST, OK);
        assertEquals("S contests\nrefused OTHERS_DECIDE", onCall.effects());
    }

    /**
     * N has drawn, so W's wrong meld is found later than it was laid; and N has drawn two cards.
     */
    @Test
    void whereRulingsAgainstBothLinesWouldFallOnlyTheArbiterDecides() {
        TestTable onCall =
                new TestTable(new MatchInfo(3, false, Duration.ofMinutes(40), false, true)).deal();
        onCall.acts("W draw", "W open 5H 6H 8H", "W discard 4C", "N draw ?? ??");
        onCall.quietly().player(Seat.EAST, new Command.Call());
        assertEquals(
                List.of("23.4 W", "7.2 N"),
                onCall.state().hand().acts().getLast().rulings().stream()
                        .map(ruling -> ruling.which() + " " + ruling.seat().orElseThrow())
                        .toList());
        onCall.quietly().player(Seat.NORTH, UNDO);
        assertEquals(Optional.empty(), onCall.state().contest().orElseThrow().decides());
        onCall.player(Seat.SOUTH, OK).player(Seat.EAST, OK).player(Seat.WEST, OK);
        assertEquals("N contests" + "\nrefused OTHERS_DECIDE".repeat(3), onCall.effects());
    }

    @Test
    void aWaivedRulingStaysTheArbiters() {
        table.acts("W draw", "W open 5H 6H 8H").arbiter(new Command.Waive("")).quietly();
        table.player(Seat.WEST, UNDO);
        assertEquals("refused NOTHING_TO_CONTEST", table.effects());
    }

    @Test
    void whatTheWatcherTakesBackItselfNobodyContestsAnyMore() {
        table.acts("W draw", "W discard 4C").player(Seat.NORTH, UNDO).quietly();
        table.withdrawn(WithdrawalReason.REFUTED);
        assertEquals("not W discard 4C\ncontest over", table.effects());
    }

    // Only the last act

    @Test
    void aNewerActEndsAContestOfTheOneBefore() {
        table.acts("W draw").player(Seat.EAST, UNDO).quietly();
        table.acts("W discard 4C");
        assertEquals("W discard 4C\ncontest over", table.effects());
        table.player(Seat.NORTH, OK);
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
        assertEquals(List.of("W draw", "W discard 4C"), table.record());
    }

    @Test
    void aButtonOrTheClockDoesNot() {
        table.acts("W draw").player(Seat.EAST, UNDO).player(Seat.EAST, new Command.Call());
        table.arbiter(new Command.TimeOut());
        assertTrue(table.state().contest().isPresent());
    }

    /** Earlier reports of the sensors are repeated, but do not count as new. */
    @Test
    void aCorrectionBeneathItDoesNot() {
        table.acts("W draw", "W open 5H 6H 7H", "W discard 4C").player(Seat.EAST, UNDO);
        int line = table.line("W open 5H 6H 7H");
        table.arbiter(
                new Command.Correct(
                        new RecordChange.Replace(line, "W open 5H 6H 7H", "W open 5D 6D 7D"), ""));
        assertTrue(table.state().contest().isPresent());
    }

    /**
     * N's draw made W's meld too late to be mended. Without it the ruling against W would be
     * harsher, and N and S would profit.
     */
    @Test
    void whoGainsARulingByItDoesNotDecide() {
        TestTable onCall =
                new TestTable(new MatchInfo(3, false, Duration.ofMinutes(40), false, true)).deal();
        onCall.acts("W draw", "W open 5H 6H 8H", "W discard 4C", "N draw");
        onCall.player(Seat.EAST, new Command.Call());
        assertEquals(
                List.of("23.4 W"),
                onCall.state().hand().acts().getLast().rulings().stream()
                        .map(ruling -> ruling.which() + " " + ruling.seat().orElseThrow())
                        .toList());
        onCall.player(Seat.NORTH, UNDO).quietly();
        assertEquals(Optional.empty(), onCall.state().contest().orElseThrow().decides());
        onCall.player(Seat.SOUTH, OK);
        assertEquals("refused OTHERS_DECIDE", onCall.effects());
    }

    // It did happen

    @Test
    void whoDecidesMaySayNo() {
        table.acts("W draw", "W discard 4C").player(Seat.NORTH, UNDO).quietly();
        table.player(Seat.SOUTH, UNDO).player(Seat.EAST, UNDO);
        assertEquals("refused NOTHING_TO_CONTEST\ncontest over", table.effects());
        assertEquals(List.of("W draw", "W discard 4C"), table.record());
    }

    @Test
    void itIsKnownWhoSaidSo() {
        table.acts("W draw", "W discard 4C").player(Seat.NORTH, UNDO);
        Contest contest = table.state().contest().orElseThrow();
        Person ada = new Person.Arbiter("Ada");
        assertEquals(
                List.of(new Effect.ContestOver(contest, Optional.of(ada))),
                table.table().take(new Input.Ordered(table.now(), ada, new Command.Dismiss(""))));
    }

    /**
     * Nobody has agreed to anything: there is another act now, and the doubt about the one before
     * is void.
     */
    @Test
    void whereTheNextActEndsItNobodyHasSaidSo() {
        table.acts("W draw", "W discard 4C").player(Seat.NORTH, UNDO);
        Contest contest = table.state().contest().orElseThrow();
        table.acts("N draw");
        assertTrue(
                table.told().contains(new Effect.ContestOver(contest, Optional.empty())),
                table.effects());
    }

    @Test
    void soMayTheArbiter() {
        table.acts("W draw", "W discard 4C").player(Seat.NORTH, UNDO).quietly();
        table.arbiter(new Command.Dismiss("")).arbiter(new Command.Dismiss(""));
        table.player(Seat.SOUTH, new Command.Ok());
        assertEquals(
                "contest over\nrefused NOTHING_TO_ANSWER\nrefused NOTHING_TO_ANSWER",
                table.effects());
        assertEquals(List.of("W draw", "W discard 4C"), table.record());
    }
}
