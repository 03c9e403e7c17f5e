package burraco.engine.article;

import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/**
 * Art. 19: the cost of a fault that is noticed after the discard, or after the next player has
 * drawn. What can still be done is done; later, people decide.
 */
class LateNoticeTest {
    private static final String AFTER_THE_DISCARD = "notice\n";

    private static final String LATER = "N draw\nnotice\n";

    private static final String SECOND_DRAW = "turn: W play\nW draw 5C ?\nW discard ??\n";

    @Test
    void aSecondDraw() {
        assertTold("4 6.3 W: restore W stock 5C", SECOND_DRAW + AFTER_THE_DISCARD);
        assertTold("5 6.3 W: advise", SECOND_DRAW + LATER);
    }

    @Test
    void aSecondDrawThatWasDiscardedSince() {
        assertTold("4 6.3 W: advise", "turn: W play\nW draw 5C ?\nW discard 5C\nnotice\n");
    }

    @Test
    void twoCardsDrawn() {
        String record = "turn: W draw\nW draw 4C 5C ?\nW discard 4C\n";
        assertTold("4 7.2 W: restore W stock 5C", record + AFTER_THE_DISCARD);
        assertTold("5 7.2 W: advise", record + LATER);
    }

    private static final String CANNOT =
            """
            pile: 9S KC
            turn: W draw
            W pickup
            W cannot ?
            W putback pile
            W draw
            W discard ??
            """;

    @Test
    void aPickupThatWasGivenBack() {
        assertTold("8 8.4 W: limit W next draw", CANNOT + AFTER_THE_DISCARD);
        assertSilent(CANNOT + LATER);
    }

    @Test
    void aPartOfThePile() {
        String record = "pile: 9S KC\nturn: W draw\nW pickup 9S ?\n";
        String italian = "[Code \"FITAB-ITA-2026\"]\n" + record + "W discard 9S\n";
        assertTold("6 8.8 W: advise", italian + AFTER_THE_DISCARD);
        assertTold("7 8.8 W: advise", italian + LATER);
    }

    @Test
    void aWildCardTakenBack() {
        String record =
                """
                EW1: 3H JK 5H 6H
                W: KD 4C
                turn: W play
                W takeback EW1 JK ?
                W discard KD
                """;
        assertTold("6 10.2 W: restore W meld JK", record + AFTER_THE_DISCARD);
        assertTold("7 10.2 W: advise", record + LATER);
    }

    @Test
    void aPlayAfterTheDiscard() {
        String record = "W: KD QD JD 4C 5C\nturn: W play\nW discard 5C\nW open KD QD JD ?\n";
        assertTold("5 23bis.1 W: freeze EW1 W", record + AFTER_THE_DISCARD);
        assertTold("6 23bis.1 W: advise", record + LATER);
    }

    @Test
    void aPlayBeforeAPenalizedCard() {
        String record =
                """
                W: 3H 4H 5H 6C
                penalized W: 4C
                turn: W play
                W open 3H 4H 5H ?
                W discard 4C
                """;
        assertTold("6 23bis.2 W: freeze EW1 W", record + AFTER_THE_DISCARD);
        assertTold("7 23bis.2 W: advise", record + LATER);
    }

    @Test
    void anOpeningBeforeTheDraw() {
        String record =
                """
                W: 3H 4H 5H KD QD
                turn: W draw
                W open 3H 4H 5H ?
                W discard KD
                """;
        assertTold("5 28.1 W: freeze EW1 W", record + AFTER_THE_DISCARD);
        assertTold("6 28.1 W: advise", record + LATER);
    }

    @Test
    void anOpeningBeforeTheDrawNoticedInTheSameTurnAfterTheDraw() {
        assertTold(
                "5 28.1 W: freeze EW1 W; stop W",
                """
                W: 3H 4H 5H KD QD
                turn: W draw
                W open 3H 4H 5H ?
                W draw
                notice
                """);
    }

    @Test
    void aTieBeforeTheDraw() {
        String record =
                """
                EW1: 3H 4H 5H
                W: 6H KD QD
                turn: W draw
                W tie EW1 6H ?
                W discard KD
                """;
        assertTold("6 28.2 W: freeze EW1 W", record + AFTER_THE_DISCARD);
        assertTold("7 28.2 W: advise", record + LATER);
    }

    @Test
    void aPickupOutOfTurn() {
        String record = "pile: 9S KC\nturn: W play\nE pickup ?\nW discard 3C\n";
        assertTold("5 29.1 E: restore E pile 9S KC; limit E next open", record + AFTER_THE_DISCARD);
        assertTold("6 29.1 E: advise", record + LATER);
    }

    @Test
    void thePileGoesUnderWhatWasDiscardedSince() {
        Judged hand =
                Judged.of(
                        """
                        pile: 9S KC
                        turn: W play
                        E pickup ?
                        W discard 3C
                        notice
                        E putback pile
                        """);
        assertEquals(3, hand.end().pile().size());
        assertEquals("3C", hand.end().pile().top().face().toString());
        assertEquals("N draw", hand.stands());
        assertEquals(11, hand.fan(Seat.EAST));
    }

    @Test
    void aDrawOutOfTurn() {
        String record = "turn: W play\nE draw ?\nW discard 3C\n";
        assertTold("4 29.2 E: restore E stock ??; limit E next draw", record + AFTER_THE_DISCARD);
        assertTold("5 29.2 E: advise", record + LATER);
    }

    private static final String DRAW_AND_PLAY =
            """
            E: KD QD JD 4C ??
            turn: W play
            E draw ?
            E open KD QD JD ?
            W discard 3C
            """;

    @Test
    void aDrawOutOfTurnAndAPlayNoticedTogether() {
        assertTold(
                "6 29.3 E: restore E stock ??; freeze EW1 E; limit E next draw; stop E",
                DRAW_AND_PLAY + AFTER_THE_DISCARD);
    }

    @Test
    void aDrawOutOfTurnAndAPlayNoticedLater() {
        assertTold("7 29.3 E: advise", DRAW_AND_PLAY + LATER);
    }

    private static final String IN_DIRETTA =
            "W: KD QD JD\nturn: W play\nW open KD QD JD\nW pozzetto\n";

    @Test
    void aDrawAfterThePozzettoInDiretta() {
        String record = IN_DIRETTA + "W draw ?\nW discard ??\n";
        assertTold("7 29.4 W: restore W stock ??", record + AFTER_THE_DISCARD);
        assertTold("8 29.4 W: advise", record + LATER);
    }

    @Test
    void aPickupAfterThePozzettoInDiretta() {
        String record = "pile: 4C\n" + IN_DIRETTA + "W pickup ?\nW discard ??\n";
        assertTold("8 29.5 W: restore W pile 4C", record + AFTER_THE_DISCARD);
        assertTold("9 29.5 W: advise", record + LATER);
    }

    @Test
    void severalCardsDiscarded() {
        String record = "W: KD QD 4C ??\nturn: W play\nW discard KD QD ?\n";
        assertTold("4 23ter.3 W: takeback W discard QD; play W QD", record + AFTER_THE_DISCARD);
        assertTold("5 23ter.3 W: advise", record + LATER);
    }

    @Test
    void aClosingWithoutABurraco() {
        String record =
                "P1: taken EW\nEW1: 3H 4H 5H\nW: 6H KD\nturn: W play\nW tie EW1 6H\nW discard KD ?\n";
        assertTold("7 31A W: penalize W 6H", record + AFTER_THE_DISCARD);
        assertTold("8 31A W: advise", record + LATER);
    }

    @Test
    void aClosingWithAWildCard() {
        String record =
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: TH JK
                turn: W play
                W tie EW1 TH
                W discard JK ?
                """;
        assertTold("7 31B W: takeback W EW1 TH", record + AFTER_THE_DISCARD);
        assertTold("8 31B W: advise", record + LATER);
    }

    @Test
    void aPozzettoTakenWithCardsInTheFanGoesBackAtAnyTime() {
        String record = "W: KD ??\nturn: W play\nW pozzetto ?\nW discard KD\n";
        String ruling = "21quater.4 W: restore W pozzetto" + " ??".repeat(11);
        assertTold("5 " + ruling, record + AFTER_THE_DISCARD);
        assertTold("6 " + ruling, record + LATER);
    }

    @Test
    void aDiscardApart() {
        String record =
                "[Code \"FITAB-ITA-2026\"]\npile: 9S KC\nturn: W play\nW discard 3C @apart ?\n";
        assertTold("5 F6.5 W: limit W next any", record + AFTER_THE_DISCARD);
        assertTold("6 F6.5 W: limit W next any", record + LATER);
    }

    @Test
    void theFirstCardOfAPileElsewhere() {
        String record =
                "[Code \"FITAB-ITA-2026\"]\npile:\nturn: W play\nW discard 3C @elsewhere ?\n";
        assertTold("5 F6.4 W: warn W", record + AFTER_THE_DISCARD);
        assertTold("6 F6.4 W: warn W", record + LATER);
    }
}
