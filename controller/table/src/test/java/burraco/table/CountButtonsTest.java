package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.state.CountEntry;
import burraco.table.state.PlayedHand;
import burraco.tracking.course.WithdrawalReason;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Four players enter the count of their remaining cards with the buttons at their seats. */
class CountButtonsTest {
    /** Sets a digit to its value, and goes on to the next digit. */
    private static final String EIGHT = "undo undo undo undo undo undo undo undo ok";

    private static final String ZERO = "ok";
    private static final String ONE = "undo ok";
    private static final String FIVE = "undo ok";

    private final TestTable table = new TestTable();

    /** A hand that is over, with fans that the table has not seen. */
    private TestTable over() {
        return table.deal().acts("W draw").arbiter(new Command.End("")).quietly();
    }

    /**
     * A hand that is over after an act with a card that the table has seen, so that the act can be
     * contested.
     */
    private TestTable ended() {
        table.deal().arbiter(new Command.TimeOut());
        table.acts("W draw", "W discard 4C", "N draw", "N discard KD");
        return table.acts("E draw", "E discard 3S", "S draw", "S discard 3D").quietly();
    }

    private PlayedHand counting() {
        return table.state().counting().orElseThrow();
    }

    private String shown() {
        return table.state().entry().map(one -> one.line() + " " + one.shown()).orElse("nothing");
    }

    @Test
    @DisplayName("Digit by digit, first North and South's cards, then East and West's: 85 and 110")
    void bothLinesAreEnteredAndConfirmed() {
        over().presses(Seat.SOUTH, "ok");
        assertEquals("NS [0]00", shown());
        table.presses(Seat.SOUTH, ZERO);
        assertEquals("NS 0[0]0", shown());
        table.presses(Seat.SOUTH, EIGHT);
        assertEquals("NS 08[0]", shown());
        table.quietly().presses(Seat.SOUTH, FIVE);
        assertEquals("left NS 85 in 1/1", table.effects().split("\n")[1]);
        assertEquals("EW [0]00", shown());
        table.presses(Seat.EAST, ONE + " " + ONE + " " + ZERO);
        assertEquals("nothing", shown());
        assertEquals(-185, counting().total(Line.NS).orElseThrow());
        assertEquals(-210, counting().total(Line.EW).orElseThrow());
        table.presses(Seat.NORTH, "ok").presses(Seat.EAST, "ok").gathered();
        assertTrue(table.state().match().isConfirmed());
        assertEquals(-185, table.state().match().total(Line.NS));
    }

    @Test
    @DisplayName(
            "The hundreds go up to ten, the ones are 0 or 5; after the highest digit comes the "
                    + "way back")
    void everyDigitHasItsValues() {
        over().presses(Seat.SOUTH, "ok undo undo undo undo undo undo undo undo undo undo");
        assertEquals("NS [10]00", shown());
        table.presses(Seat.SOUTH, "undo");
        assertEquals("NS [<]00", shown());
        table.presses(Seat.SOUTH, "undo");
        assertEquals("NS [0]00", shown());
        table.presses(Seat.SOUTH, "ok ok undo undo");
        assertEquals("NS 00[<]", shown());
        table.presses(Seat.SOUTH, "ok undo");
        assertEquals("NS 0[1]0", shown());
    }

    @Test
    @DisplayName("No count is larger than the value of all cards")
    void noMoreThanAllCards() {
        over().presses(Seat.SOUTH, "ok undo undo undo undo undo undo undo undo undo undo ok");
        table.presses(Seat.SOUTH, EIGHT);
        assertEquals("NS 108[0]", shown());
        table.presses(Seat.SOUTH, "undo");
        assertEquals("NS 108[<]", shown());
        table.presses(Seat.SOUTH, "undo ok").quietly();
        assertEquals(-1_180, counting().total(Line.NS).orElseThrow());
    }

    @Test
    @DisplayName(
            "A player who goes back from the first digit has entered nothing, and may "
                    + "contest again")
    void whoGoesBackHasEnteredNothing() {
        ended().presses(Seat.SOUTH, "ok undo undo undo undo undo undo undo undo undo undo undo ok");
        assertEquals("nothing", shown());
        table.quietly().presses(Seat.SOUTH, "undo");
        assertEquals("S contests", table.effects());
    }

    @Test
    @DisplayName("If two press at the same moment, one enters and the other changes nothing")
    void oneEntersAtATime() {
        over().presses(Seat.SOUTH, "ok").presses(Seat.WEST, "ok").presses(Seat.NORTH, "undo");
        table.presses(Seat.WEST, "undo").presses(Seat.SOUTH, "undo");
        assertEquals(
                """
                enters S NS [0]00
                refused COUNT_IS_ENTERED
                refused COUNT_IS_ENTERED
                refused COUNT_IS_ENTERED
                enters S NS [1]00\
                """,
                table.effects());
        assertTrue(table.state().contest().isEmpty(), "his next ok would have agreed to it");
    }

    @Test
    @DisplayName("Between the two lines the player who presses first goes on")
    void theOtherLineEntersItsOwn() {
        over().presses(Seat.SOUTH, "ok ok ok ok").quietly();
        table.presses(Seat.WEST, "undo").presses(Seat.SOUTH, "ok");
        assertEquals("enters W EW [1]00\nrefused COUNT_IS_ENTERED", table.effects());
    }

    @Test
    @DisplayName(
            "A count that comes from a phone meanwhile is valid, and no late press "
                    + "confirms it")
    void anotherCountEndsTheEntry() {
        over().player(Seat.EAST, new Command.Left(1, 1, Line.EW, 110)).presses(Seat.SOUTH, "ok ok");
        table.quietly().player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 85));
        assertEquals("left NS 85 in 1/1\nentry over S NS 0[0]0", table.effects());
        table.presses(Seat.SOUTH, "ok").presses(Seat.SOUTH, "undo");
        assertEquals("refused MEANWHILE\nrefused MEANWHILE", table.effects());
        table.passed(Duration.ofSeconds(2)).presses(Seat.SOUTH, "ok");
        assertEquals("S confirms 1", table.effects());
    }

    @Test
    @DisplayName("A count of the other line does not disturb the player who enters points")
    void aCountOfTheOtherLineDoesNotDisturb() {
        over().presses(Seat.SOUTH, "ok ok");
        table.player(Seat.EAST, new Command.Left(1, 1, Line.EW, 110));
        assertEquals("NS 0[0]0", shown());
        table.presses(Seat.SOUTH, "ok ok");
        assertEquals("nothing", shown());
        assertTrue(counting().totals().isPresent());
    }

    @Test
    @DisplayName("A score entered by an arbiter ends the entry, and no button restarts it")
    void theArbiterEndsTheEntry() {
        ended().presses(Seat.SOUTH, "ok undo");
        table.arbiter(new Command.Score(1, 1, 505, 300, ""));
        assertEquals("nothing", shown());
        table.passed(Duration.ofSeconds(2)).quietly().presses(Seat.SOUTH, "undo");
        assertEquals("S contests", table.effects());
        assertEquals(505, counting().total(Line.NS).orElseThrow());
    }

    @Test
    @DisplayName("An entry ends if nobody goes on with it for a minute and a half")
    void anIdleEntryEnds() {
        over().presses(Seat.SOUTH, "ok undo").passed(Duration.ofMillis(89_999));
        assertEquals("NS [1]00", shown());
        table.quietly().passed(Duration.ofMillis(1));
        assertEquals("entry over S NS [1]00", table.effects());
        table.presses(Seat.WEST, "ok");
        assertEquals("enters W NS [0]00", table.effects());
    }

    @Test
    @DisplayName("A press that ends the idle time itself belongs to no digit")
    void aPressAfterTheIdleTimeStartsAnew() {
        over().presses(Seat.SOUTH, "ok undo");
        TestTable later = table.quietly().later(Duration.ofMinutes(2));
        later.presses(Seat.SOUTH, "ok");
        assertEquals("entry over S NS [1]00\nenters S NS [0]00", table.effects());
    }

    @Test
    @DisplayName("After a wrong count, undo starts another one with the points that were entered")
    void aWrongCountIsEnteredAgain() {
        over().presses(Seat.SOUTH, "ok ok undo ok ok").presses(Seat.EAST, "undo ok ok ok");
        table.presses(Seat.NORTH, "ok").quietly().presses(Seat.WEST, "undo");
        assertEquals("enters W NS [0]10", table.effects());
        table.presses(Seat.WEST, "ok undo ok ok");
        assertEquals("EW [1]00", shown(), "and on to the other line");
        table.presses(Seat.WEST, "ok ok ok");
        assertEquals(-120, counting().total(Line.NS).orElseThrow());
        assertFalse(counting().confirmed().contains(Line.NS), "he had confirmed another one");
    }

    @Test
    @DisplayName("While a count is entered again the earlier one cannot be confirmed")
    void nobodyConfirmsWhatIsEnteredAgain() {
        over().presses(Seat.SOUTH, "ok ok ok ok ok ok ok").presses(Seat.SOUTH, "undo").quietly();
        table.presses(Seat.WEST, "ok").player(Seat.EAST, new Command.Ok());
        assertEquals("refused COUNT_IS_ENTERED\nrefused COUNT_IS_ENTERED", table.effects());
    }

    @Test
    @DisplayName("If the cards are gathered meanwhile, the entry goes on until the next hand")
    void theEntryOutlastsTheCards() {
        over().presses(Seat.SOUTH, "ok undo ok").gathered();
        assertEquals("NS 1[0]0", shown());
        assertEquals(table.state().entry(), between());
        table.presses(Seat.SOUTH, "ok ok");
        PlayedHand hand = table.state().match().played().getFirst();
        assertEquals(-200, hand.total(Line.NS).orElseThrow());
        table.presses(Seat.SOUTH, "undo").deal();
        assertEquals("nothing", shown(), "the first card is turned up");
        table.quietly().presses(Seat.SOUTH, "ok").acts("W draw").presses(Seat.SOUTH, "undo");
        assertTrue(table.effects().startsWith("refused MEANWHILE\n"));
    }

    private Optional<CountEntry> between() {
        return table.table().betweenHands().orElseThrow().entry();
    }

    @Test
    @DisplayName("If the hand goes on after all, nothing is entered any more")
    void whereTheHandGoesOnNothingIsEntered() {
        table.deal().acts("W draw", "end").presses(Seat.SOUTH, "ok undo");
        table.withdrawn(WithdrawalReason.REFUTED);
        assertEquals("nothing", shown());
    }

    @Test
    @DisplayName(
            "A question that comes meanwhile is not answered by a press that was meant for a digit")
    void noQuestionIsAnsweredByADigit() {
        over().presses(Seat.SOUTH, "ok").unsure(Seat.SOUTH, "7H/1", true).quietly();
        table.presses(Seat.SOUTH, "ok");
        assertEquals("enters S NS 0[0]0", table.effects());
    }

    @Test
    @DisplayName(
            "A question that comes meanwhile is not answered by a press for an entry that has "
                    + "just ended")
    void noQuestionIsAnsweredByALatePress() {
        over().presses(Seat.SOUTH, "ok").unsure(Seat.SOUTH, "7H/1", true).quietly();
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 85)).quietly();
        table.presses(Seat.SOUTH, "undo");
        assertEquals("refused MEANWHILE", table.effects());
    }

    @Test
    @DisplayName("A page has its own entry of points: its ok begins no entry that it does not show")
    void aPageBeginsNoEntry() {
        over().player(Seat.SOUTH, new Command.Ok());
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
        table.presses(Seat.SOUTH, "ok").quietly().player(Seat.SOUTH, new Command.Ok());
        assertEquals("refused MEANWHILE", table.effects());
    }
}
