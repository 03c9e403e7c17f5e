package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.state.OpenChoice;
import org.junit.jupiter.api.Test;

/** Choices that the code leaves to the opponents or to the arbiter. */
class OthersChooseTest {
    private static final Command OK = new Command.Ok();
    private static final Command NEXT = new Command.Undo();

    private final TestTable table = new TestTable();

    private OpenChoice choice() {
        return table.state().choice().orElseThrow();
    }

    // Art. 24: a card that was thrown without a word

    private void thrown() {
        table.deal().acts("W draw", "W open 5H 6H 7H", "W open 5C 6C 7C", "W open AD AH AS");
        table.acts("W tie EW1 JK").quietly();
        table.arbiter(new Command.Thrown(Seat.WEST, "JK", ""));
    }

    @Test
    void theOtherLineDecidesWhereAThrownCardGoes() {
        thrown();
        assertEquals("NS chooses 1/3: EW1 with 5H 6H 7H", table.effects());
        table.player(Seat.SOUTH, NEXT).player(Seat.NORTH, OK);
        assertEquals(
                """
                NS chooses 2/3: EW2 with 5C 6C 7C
                not W tie EW1 JK
                W tie EW2 JK
                corrected 0
                N has chosen 2/3\
                """,
                table.effects());
        assertEquals("W tie EW2 JK", table.watcher().agreed.getLast());
    }

    @Test
    void whoThrewItHasNoSay() {
        thrown();
        table.quietly().player(Seat.EAST, OK);
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
    }

    /** Otherwise the ok with which the others choose would answer the contest. */
    @Test
    void whoThrewItDoesNotEscapeByContestingIt() {
        thrown();
        table.quietly().player(Seat.EAST, NEXT).player(Seat.WEST, NEXT);
        assertEquals("refused OTHERS_DECIDE\nrefused OTHERS_DECIDE", table.effects());
        table.player(Seat.SOUTH, OK);
        assertTrue(table.effects().endsWith("S has chosen 1/3"));
    }

    @Test
    void norByHavingContestedItBefore() {
        table.deal().acts("W draw", "W open 5H 6H 7H", "W open 5C 6C 7C", "W tie EW1 JK");
        table.player(Seat.EAST, NEXT).quietly().arbiter(new Command.Thrown(Seat.WEST, "JK", ""));
        assertEquals("NS chooses 1/2: EW1 with 5H 6H 7H\ncontest over", table.effects());
    }

    @Test
    void aMeldThatTheCardDoesNotFitIsNotOffered() {
        table.deal().acts("W draw", "W open 5H 6H 7H", "W open 9H TH JH", "W open AD AH AS");
        table.quietly().arbiter(new Command.Thrown(Seat.WEST, "8H", ""));
        table.player(Seat.NORTH, NEXT).player(Seat.NORTH, OK);
        assertEquals(
                """
                NS chooses 1/2: EW1 with 5H 6H 7H
                NS chooses 2/2: EW2 with 9H TH JH
                W tie EW2 8H
                corrected 0
                N has chosen 2/2\
                """,
                table.effects());
    }

    @Test
    void ifTheCardIsPutSomewhereThatIsIt() {
        table.deal().acts("W draw", "W open 5H 6H 7H", "W open 9H TH JH");
        table.arbiter(new Command.Thrown(Seat.WEST, "8H", "")).quietly().acts("W tie EW1 8H");
        assertEquals("W tie EW1 8H\nchoice over", table.effects());
    }

    @Test
    void whoThrewItDoesNotEscapeByAQuickDiscard() {
        thrown();
        table.quietly().acts("W discard 4C").player(Seat.SOUTH, NEXT).player(Seat.NORTH, OK);
        assertEquals(
                """
                W discard 4C
                NS chooses 2/3: EW2 with 5C 6C 7C
                not W discard 4C
                not W tie EW1 JK
                W tie EW2 JK
                W discard 4C
                corrected 0
                N has chosen 2/3\
                """,
                table.effects());
    }

    @Test
    void whoPlaysOnHasLetItLie() {
        thrown();
        table.quietly().acts("W discard 4C", "N draw");
        assertEquals("W discard 4C\nN draw ??\nchoice over", table.effects());
    }

    @Test
    void whereACardFitsOneMeldOnlyThereIsNoDoubt() {
        table.deal().acts("W draw", "W open 5H 6H 7H", "W open AD AH AS").quietly();
        table.arbiter(new Command.Thrown(Seat.WEST, "8H", ""));
        table.arbiter(new Command.Thrown(Seat.NORTH, "8H", ""));
        table.arbiter(new Command.Thrown(Seat.WEST, "the eight", ""));
        String told = table.effects();
        assertTrue(told.startsWith("refused NOTHING_TO_CHOOSE\nrefused NOTHING_TO_CHOOSE\n"), told);
        assertEquals(3, told.split("refused").length - 1);
    }

    // Art. 4: a deal with a wrong number of cards

    private TestTable dealt(int fans, int first, int second) {
        Seat seat = Seat.WEST;
        for (int i = 0; i < fans; i++) {
            table.watcher().sees("deal " + seat + " ??", table.now());
            seat = seat.next();
        }
        for (int i = 0; i < first + second; i++) {
            table.watcher().sees("deal P" + (i < first ? 1 : 2) + " ??", table.now());
        }
        return table.acts("turnup 9S");
    }

    @Test
    void theArbiterChoosesHowAWrongDealIsMended() {
        dealt(43, 12, 11);
        assertEquals("turnup 9S ▲ 4.7: repair deal\narbiter chooses 1/2: 2 moved", table.effects());
        table.player(Seat.NORTH, OK);
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
        table.arbiter(new Command.Choose(choice().act(), 1, "una carta dal pozzetto"));
        String told = table.effects();
        assertTrue(told.endsWith("corrected 1\nAda has chosen 1/2"), told);
        assertEquals(11, table.state().hand().open().fan(Seat.SOUTH).size());
        assertEquals(41, table.state().hand().open().stock().size());
        assertTrue(table.state().choice().isEmpty());
        table.quietly().acts("W draw");
        assertEquals("W draw ??", table.effects());
    }

    @Test
    void cardsThatAreTooManyGoBackToTheStock() {
        dealt(46, 11, 10).arbiter(new Command.Choose(choice().act(), 1, ""));
        assertTrue(table.effects().endsWith("corrected 2\nAda has chosen 1/2"));
        assertEquals(11, table.state().hand().open().fan(Seat.WEST).size());
        assertEquals(41, table.state().hand().open().stock().size());
    }

    @Test
    void orTheCardsAreDealtAgain() {
        dealt(43, 11, 11).quietly().arbiter(new Command.Choose(choice().act(), 2, ""));
        assertEquals("arbiter redeal\nAda has chosen 2/2", table.effects());
        table.deal().acts("W draw");
        assertEquals("turnup 9S\nW draw ??", table.effects());
    }

    @Test
    void whenACardIsTakenTheHandStandsAsItWasDealt() {
        dealt(43, 11, 11).quietly().acts("W draw");
        assertEquals("W draw ??\nchoice over", table.effects());
    }

    /** The limit allows one correction more, but this takes two. */
    @Test
    void anOptionIsWrittenAsAWholeOrNotAtAll() {
        dealt(46, 11, 10);
        for (int i = 0; i < 199; i++) {
            table.arbiter(new Command.Points(Line.NS, 10, ""));
        }
        String before = table.wholeRecord();
        table.quietly().arbiter(new Command.Choose(choice().act(), 1, ""));
        assertEquals("refused TOO_MUCH", table.effects());
        assertEquals(before, table.wholeRecord());
        assertTrue(table.state().choice().isPresent());
    }
}
