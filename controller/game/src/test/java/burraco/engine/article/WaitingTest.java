package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 19: nobody may play while a ruling has not been carried out. */
class WaitingTest {
    private static final String PENALIZED =
            """
            W: 2S JK 2D 4C 5C
            turn: W play
            W open 2S JK 2D ?
            W discard 4C
            notice
            """;
    private static final String RULED = "5 10.4 W: penalize W JK 2D 2S";

    @Test
    void whoDrawsWhileCardsAreToBePenalizedPlaysTooSoon() {
        Judged hand = assertTold(RULED + "\n6 19.6 N: advise", PENALIZED + "N draw\n");
        assertEquals("W play", hand.after(6));
        assertEquals(12, hand.fan(Seat.NORTH));
    }

    @Test
    void itIsToldOnce() {
        Judged hand =
                assertTold(
                        RULED + "\n6 19.6 N: advise",
                        PENALIZED + "N draw\nN discard ??\nE draw\nS expose KD\n");
        assertEquals("W play", hand.stands());
        assertEquals(11, hand.fan(Seat.NORTH));
        assertEquals(12, hand.fan(Seat.EAST));
    }

    @Test
    void thePartnerOfWhoOwesMayNotPlayEither() {
        assertTold(RULED + "\n6 19.6 E: advise", PENALIZED + "E draw\n");
    }

    @Test
    void whatHeDoesIsNothingElse() {
        assertTold(RULED + "\n6 19.6 E: advise", PENALIZED + "E say draw\n");
        assertTold(RULED + "\n6 19.6 E: advise", PENALIZED + "E expose KD\n");
        assertTold(RULED + "\n6 19.6 N: advise", PENALIZED + "N pozzetto\n");
    }

    @Test
    void whatHeShowedWhilePlayWaitedIsNotExposed() {
        assertTold(
                RULED + "\n6 19.6 N: advise",
                PENALIZED + "N expose KD\nW lay JK 2D 2S\nN draw\nN discard ??\n");
    }

    @Test
    void aMeldLaidMeanwhileLies() {
        Judged hand =
                assertTold(
                        "6 10.4 W: penalize W JK 2D 2S\n7 19.6 N: advise",
                        "N: 3H 4H 5H QS ??\n" + PENALIZED + "N open 3H 4H 5H\n");
        assertEquals("NS1 3H 4H 5H", hand.melds().substring(0, 12));
        assertEquals("W play", hand.stands());
    }

    @Test
    void aCardTiedMeanwhileLies() {
        Judged hand = Judged.of("NS1: 3H 4H 5H\nN: 6H QS ??\n" + PENALIZED + "N tie NS1 6H\n");
        assertEquals("7 10.4 W, 8 19.6 N", hand.rulings());
        assertEquals(20, hand.score(Line.NS).melds());
    }

    @Test
    void aDiscardMeanwhileEndsNoTurn() {
        Judged hand =
                assertTold(
                        "4 23.1 W: cure W EW1; discard W 7H; stop W\n5 19.6 N: advise",
                        """
                        EW1: 3H 4H 5H
                        W: 7H KC QC
                        turn: W play
                        W tie EW1 7H
                        N discard ??
                        W discard 7H
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals(10, hand.fan(Seat.NORTH));
        assertEquals(2, hand.end().pile().size());
    }

    @Test
    void onceItIsDonePlayGoesOn() {
        Judged hand = assertTold(RULED, PENALIZED + "W lay JK 2D 2S\nN draw\nN discard ??\n");
        assertEquals("N draw", hand.after(6));
        assertEquals("E draw", hand.stands());
    }

    @Test
    void penalizedCardsMayBeLaidAsideOneByOneInAnyOrder() {
        Judged hand = assertTold(RULED, PENALIZED + "W lay 2S\nW lay JK\nW lay 2D\nW show 5C\n");
        assertEquals("W play", hand.after(6));
        assertEquals("W play", hand.after(7));
        assertEquals("N draw", hand.after(8));
        assertEquals("[JK, 2D, 2S]", faces(hand, Seat.WEST));
    }

    @Test
    void playStillWaitsWhenHalfOfItIsDone() {
        assertTold(RULED + "\n7 19.6 N: advise", PENALIZED + "W lay 2S\nN draw\n");
    }

    @Test
    void theNextObligationIsToldAgain() {
        assertTold(
                """
                2 6.3 W: restore W stock ??
                3 19.6 N: advise
                5 6.3 W: restore W stock ??
                6 19.6 N: advise\
                """,
                """
                turn: W play
                W draw
                N show KD
                W putback stock
                W draw
                N show KD
                """);
    }

    @Test
    void aCallIsNoPlay() {
        assertTold(RULED, PENALIZED + "notice N\nnotice E\nnotice\n+3s\n");
    }

    @Test
    void playWaitsForCardsToBeTakenBack() {
        assertTold(
                """
                6 31B W: takeback W EW1 TH
                7 19.6 N: advise\
                """,
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: TH JK
                turn: W play
                W tie EW1 TH
                W discard JK
                N draw
                """);
    }

    @Test
    void playWaitsForADiscardToBeTakenBack() {
        Judged hand =
                assertTold(
                        """
                        3 23ter.3 W: takeback W discard QD; play W QD
                        4 19.6 N: advise\
                        """,
                        """
                        W: KD QD 4C ??
                        turn: W play
                        W discard KD QD
                        N draw
                        W takeback discard QD
                        """);
        assertEquals("N play", hand.stands());
    }

    @Test
    void playWaitsForTheStockToBeRestored() {
        Judged hand =
                assertTold(
                        """
                        2 29.2 N: restore N stock ??; limit N next draw
                        3 19.6 W: advise\
                        """,
                        """
                        turn: W draw
                        N draw
                        W draw
                        N putback stock
                        """);
        assertEquals("N play", hand.after(3));
        assertEquals("W play", hand.after(4));
    }

    @Test
    void playWaitsForThePileToBeRestored() {
        assertTold(
                """
                3 29.1 E: restore E pile 9S KC; limit E next open
                4 19.6 W: advise\
                """,
                """
                pile: 9S KC
                turn: W draw
                E pickup
                W draw
                """);
    }

    @Test
    void playWaitsForThePozzettoToBeRestored() {
        Judged hand =
                Judged.of(
                        """
                        turn: W draw
                        N pozzetto
                        W draw
                        """);
        assertEquals("2 21quater.4 N, 3 19.6 W", hand.rulings());
    }

    @Test
    void playWaitsForAWildCardToReturn() {
        assertTold(
                """
                4 10.2 W: restore W meld JK
                5 19.6 N: advise\
                """,
                """
                EW1: 3H JK 5H 6H
                W: KD 4C
                turn: W play
                W takeback EW1 JK
                N draw
                """);
    }

    @Test
    void playWaitsForMeldsToBeLaidTogether() {
        assertTold(
                """
                4 30.1 W: merge EW2 EW1; freeze EW1 end; stop W
                5 19.6 S: advise\
                """,
                """
                EW1: AH AD AC
                W: AS AS AH 4C 5C
                turn: W play
                W open AS AS AH
                S draw
                """);
    }

    @Test
    void nobodyWaitsForADraw() {
        Judged hand =
                assertTold(
                        """
                        3 28.1 W: draw W; freeze EW1 W; stop W
                        4 29.2 N: restore N stock ??; limit N next draw\
                        """,
                        """
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        N draw
                        """);
        assertEquals("W draw", hand.after(3));
    }

    @Test
    void nobodyWaitsForACardToBeShown() {
        Judged hand =
                Judged.of(
                        """
                        up: 9S
                        W: 3H 4H 5H KD ??
                        W pickup
                        W open 3H 4H 5H
                        W discard 9S
                        N draw
                        """);
        assertEquals("5 8.6 W", hand.rulings());
        assertEquals("N play", hand.stands());
    }

    private static String faces(Judged hand, Seat seat) {
        return hand.end().player(seat).penalized().stream().map(c -> c.face()).toList().toString();
    }
}
