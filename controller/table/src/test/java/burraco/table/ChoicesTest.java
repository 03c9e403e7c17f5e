package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.state.OpenChoice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the code leaves a choice to the offender, he chooses with ok and undo, or with cards. */
class ChoicesTest {
    private static final Command OK = new Command.Ok();
    private static final Command NEXT = new Command.Undo();

    private final TestTable table = new TestTable();

    private OpenChoice choice() {
        return table.state().choice().orElseThrow();
    }

    // Art. 26: what remains of a wrong sequence with a wild card

    private void wrongSequence() {
        table.deal().acts("W draw").quietly().acts("W open 5H JK 7H 8H TH");
    }

    @Test
    void whoOpensAWrongSequenceWithAWildCardIsShownEveryMeldThatCanStay() {
        wrongSequence();
        String told = table.effects();
        assertTrue(told.endsWith("\nW chooses 1/4: 5H off, 7H 8H JK TH"), told);
        for (int i = 0; i < 4; i++) {
            table.player(Seat.WEST, NEXT);
        }
        assertEquals(
                """
                W chooses 2/4: 7H off, 8H JK TH
                W chooses 3/4: 8H off, 5H JK 7H
                W chooses 4/4: TH off, 5H JK 7H 8H
                W chooses 1/4: 5H off, 7H 8H JK TH\
                """,
                table.effects());
    }

    @Test
    void whatHeTakesIsOnTheRecord() {
        wrongSequence();
        for (int i = 0; i < 3; i++) {
            table.player(Seat.WEST, NEXT);
        }
        table.quietly().player(Seat.WEST, OK);
        assertEquals("W discard TH\ncorrected 0\nW has chosen 4/4", table.effects());
        assertEquals(List.of("W draw", "W open 5H JK 7H 8H TH", "W discard TH"), table.record());
        assertTrue(table.state().choice().isEmpty());
        assertEquals(Seat.NORTH, table.state().hand().acting().orElseThrow());
        assertEquals("W discard TH", table.watcher().agreed.getLast());
    }

    @Test
    void whatIsTooMuchAfterHisChoiceIsPenalized() {
        wrongSequence();
        table.player(Seat.WEST, NEXT).player(Seat.WEST, NEXT).quietly().player(Seat.WEST, OK);
        assertTrue(table.effects().startsWith("W discard 8H ▲ 26.1 W: penalize W TH"));
    }

    @Test
    void ifHeDoesItWithTheCardsThereIsNothingToChooseAnyMore() {
        wrongSequence();
        table.quietly().acts("W discard TH");
        assertEquals("W discard TH\nchoice over", table.effects());
    }

    @Test
    void norIfHeCuresItOrTheRulingIsWaived() {
        wrongSequence();
        table.quietly().acts("W tie EW1 9H");
        assertEquals("W tie EW1 9H\nchoice over", table.effects());
        TestTable other = new TestTable().deal().acts("W draw", "W open 5H JK 7H 8H TH");
        other.quietly().arbiter(new Command.Waive(""));
        assertEquals("arbiter waive\nchoice over\ncorrected 0", other.effects());
    }

    @Test
    void nobodyElseChoosesForHimButTheArbiter() {
        wrongSequence();
        table.quietly().player(Seat.EAST, OK).player(Seat.NORTH, OK);
        assertEquals("refused NOTHING_TO_ANSWER\nrefused NOTHING_TO_ANSWER", table.effects());
        table.arbiter(new Command.Choose(choice().act(), 9, ""));
        table.arbiter(new Command.Choose(choice().act() + 1, 1, ""));
        table.arbiter(new Command.Choose(choice().act(), 4, "lo ha detto"));
        assertEquals(
                """
                refused NO_SUCH_CHOICE
                refused NO_SUCH_CHOICE
                W discard TH
                corrected 0
                Ada has chosen 4/4\
                """,
                table.effects());
        assertEquals("lo ha detto", table.table().records().corrections().getFirst().why());
    }

    @Test
    void whoeverContestsTheActIsAnsweredFirst() {
        wrongSequence();
        table.quietly().player(Seat.NORTH, NEXT).player(Seat.WEST, NEXT).player(Seat.WEST, OK);
        assertEquals(
                "N contests\nrefused NOTHING_TO_CONTEST\nrefused OTHERS_DECIDE", table.effects());
        table.player(Seat.SOUTH, OK);
        assertTrue(table.state().choice().isEmpty());
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void equalCardsAreOneOption() {
        table.deal().acts("W draw").quietly().acts("W open 5H 5H JK 7H TH");
        List<String> told = List.of(table.effects().split("\n"));
        assertTrue(told.getLast().contains("W chooses 1/"), told::toString);
        long fives =
                choice().options().stream().filter(one -> one.toString().contains("5H")).count();
        assertTrue(fives <= choice().options().size(), told::toString);
        for (int i = 0; i < choice().options().size(); i++) {
            table.player(Seat.WEST, NEXT);
        }
        assertEquals(1, table.effects().split("5H off").length - 1);
    }

    @Test
    void whereOneCardOnlyIsDueNobodyChooses() {
        table.deal().acts("W draw", "W open 5H 6H 8H");
        assertTrue(table.state().choice().isEmpty());
    }

    // Art. 31: the card that is left to discard, and the last one that was added

    /** W has taken a pozzetto after his discard, and holds it with a card drawn. */
    private void secondHand() {
        table.deal().acts("W draw", "W open 3H 4H 5H 6H 7H 8H 9H", "W open AC AD AH");
        table.acts("W tie EW1 TH", "W discard KD", "W pozzetto", "N draw", "N discard KC");
        table.acts("E draw", "E discard QC", "S draw", "S discard JD", "W draw").quietly();
    }

    @Test
    void ofTheMeldThatEmptiedHisFanHeChoosesTheDiscard() {
        secondHand();
        table.acts("W open 3C 4C 5C 6C 7C 8C 9C", "W tie EW1 JH QH", "W open 3D 4D 5D");
        assertTrue(table.effects().contains("▲ 31C.a W: takeback W EW4 3D 4D 5D"));
        assertTrue(table.state().choice().isEmpty(), "the cards go back first");
        table.acts("W takeback EW4 3D 4D 5D");
        assertTrue(table.effects().endsWith("W chooses 1/3: 3D off, "));
        table.player(Seat.WEST, NEXT).player(Seat.WEST, OK);
        assertTrue(table.effects().contains("W discard 4D"));
    }

    /** W keeps only two cards, which fit the two ends of a sequence. */
    private void twoLeft() {
        secondHand();
        table.acts("W open 4C 5C 6C 7C 8C 9C", "W tie EW1 JH QH", "W tie EW1 KH", "W tie EW2 AS");
    }

    @Test
    void whoTiedTheLastTwoCardsTogetherSaysWhichWasTheLast() {
        twoLeft();
        table.quietly().acts("W tie EW3 TC 3C");
        table.player(Seat.WEST, NEXT).player(Seat.WEST, OK);
        assertEquals(
                """
                W tie EW3 TC 3C ▲ 31C.b W: takeback W EW3 TC; discard W 3C
                W chooses 1/2: TC last
                W chooses 2/2: 3C last
                not W tie EW3 TC 3C
                W tie EW3 TC 3C ▲ 31C.b W: takeback W EW3 TC; discard W 3C
                corrected 0
                W has chosen 2/2\
                """,
                table.effects());
    }

    @Test
    void hisWordChangesWhatIsRuled() {
        twoLeft();
        table.acts("W tie EW3 TC 3C").quietly().player(Seat.WEST, OK);
        assertEquals(
                """
                not W tie EW3 TC 3C ▽ 31C.b W: takeback W EW3 TC; discard W 3C
                W tie EW3 3C TC ▲ 31C.b W: takeback W EW3 3C; discard W TC
                corrected 0
                W has chosen 1/2\
                """,
                table.effects());
    }

    @Test
    void soDoesWhoClosesWithAWildCard() {
        secondHand();
        table.acts("W open 4C 5C 6C 7C 8C 9C", "W tie EW1 JH QH", "W tie EW1 KH");
        table.quietly().acts("W tie EW3 TC 3C", "W discard JK");
        assertEquals(
                """
                W tie EW3 TC 3C
                W discard JK ▲ 31B W: takeback W EW3 3C
                W chooses 1/2: TC last
                """,
                table.effects() + "\n");
    }

    @Test
    void ofCardsThatWereHeardOneAfterTheOtherTheOrderIsKnown() {
        twoLeft();
        table.quietly().heard("W tie EW3 TC 3C", table.now() - 700, table.now());
        assertTrue(table.effects().contains("31C.b"));
        assertTrue(table.state().choice().isEmpty());
    }

    @Test
    void aHandThatIsOverHasNothingToChoose() {
        wrongSequence();
        table.quietly().arbiter(new Command.End("")).gathered();
        assertTrue(table.state().choice().isEmpty());
        assertTrue(table.effects().contains("choice over"));
    }

    /** He may discard any of his cards then, so the table does not list them. */
    @Test
    void whoDiscardedThePilesOnlyCardAgainIsShownNothing() {
        table.deal().acts("W draw", "W open 3H 4H 5H 6H 7H 8H 9H", "W open AC AD AH");
        table.acts("W tie EW1 TH", "W discard KD", "W pozzetto", "N draw", "N discard KC");
        table.acts("E draw", "E discard QC", "S draw", "S discard JC", "W pickup");
        table.acts("W open 4C 5C 6C 7C 8C 9C", "W tie EW1 JH QH KH", "W tie EW2 AS");
        table.acts("W tie EW3 TC", "W discard KD", "N draw", "N discard 3S", "E draw");
        table.acts("E discard 4S", "S pickup", "S open 5D 6D 7D", "S discard 8D", "W pickup");
        table.quietly().acts("W tie EW3 JC", "W discard 8D");
        String told = table.effects();
        assertTrue(told.contains("8.6 W"), told);
        table.acts("W takeback discard");
        assertEquals(1, table.state().hand().open().owed().size());
        assertTrue(table.state().choice().isEmpty(), table.effects());
    }
}
