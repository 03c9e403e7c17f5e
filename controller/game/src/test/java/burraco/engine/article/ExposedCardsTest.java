package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 22 and 23 ter: exposed cards, and cards that slipped out unseen. */
class ExposedCardsTest {
    @Test
    void anExposedCardIsPlayed() {
        assertTold(
                "4 22.1 W: play W 6H",
                """
                EW1: 3H 4H 5H
                W: 6H KD 4C
                turn: W play
                W expose 6H
                W tie EW1 6H
                W discard KD
                """);
    }

    @Test
    void orItIsTheDiscard() {
        assertTold(
                "3 22.1 W: play W 6H",
                """
                W: 6H KD 4C
                turn: W play
                W expose 6H
                W discard 6H
                """);
    }

    @Test
    void whatIsReportedIsExposedToo() {
        assertTold(
                """
                3 22.1 W: play W 6H
                4 0.2 W: advise\
                """,
                """
                W: 6H KD 4C
                turn: W play
                arbiter 22.1 W 6H
                W discard KD
                """);
    }

    @Test
    void whoWasPromptedDiscardsItAndPlaysNoMore() {
        Judged hand =
                assertTold(
                        "4 22.2 E: discard W 6H; stop W",
                        """
                        W: 6H KD 4C
                        exposed W: 6H
                        turn: W play
                        arbiter 22.2 W
                        W discard 6H
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("N draw", hand.after(5));
    }

    @Test
    void whoWasPromptedMayNotDiscardAnother() {
        Judged hand =
                assertTold(
                        """
                        4 22.2 E: discard W 6H; stop W
                        5 0.2 W: advise\
                        """,
                        """
                        W: 6H KD 4C
                        exposed W: 6H
                        turn: W play
                        arbiter 22.2 W
                        W discard KD
                        """);
        assertEquals("W play", hand.stands());
    }

    @Test
    void whatHeTiesToHisPartnersNewMeldIsPenalized() {
        Judged hand =
                assertTold(
                        """
                        4 22.1 W: play W 7H
                        11 22.3 W: penalize W 7H\
                        """,
                        """
                        W: 7H KD ??
                        E: 4H 5H 6H 9C ??
                        turn: E draw
                        W expose 7H
                        E draw
                        E open 4H 5H 6H
                        E discard 9C
                        S draw
                        S discard ??
                        W draw
                        W tie EW1 7H
                        W lay 7H
                        W discard 7H
                        """);
        assertEquals("W play", hand.after(11));
        assertEquals("EW1 4H 5H 6H", hand.melds());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void suchATieNoticedAfterTheDiscardIsPenalizedToo() {
        assertTold(
                """
                4 22.1 W: play W 7H
                13 22.3 W: penalize W 7H\
                """,
                """
                W: 7H KD ??
                E: 4H 5H 6H 9C ??
                turn: E draw
                W expose 7H
                E draw
                E open 4H 5H 6H
                E discard 9C
                S draw
                S discard ??
                W draw
                W tie EW1 7H ?
                W discard KD
                notice
                """);
    }

    @Test
    void suchATieNoticedLaterIsForPeopleToDecide() {
        assertTold(
                """
                4 22.1 W: play W 7H
                14 22.3 W: advise\
                """,
                """
                W: 7H KD ??
                E: 4H 5H 6H 9C ??
                turn: E draw
                W expose 7H
                E draw
                E open 4H 5H 6H
                E discard 9C
                S draw
                S discard ??
                W draw
                W tie EW1 7H ?
                W discard KD
                N draw
                notice
                """);
    }

    @Test
    void aCardFoundInANewMeldIsTheDiscard() {
        Judged hand =
                assertTold(
                        "4 23ter.1 W: discard W KD",
                        """
                        W: 3H 4H 5H KD 4C
                        turn: W play
                        W open 3H 4H 5H
                        arbiter 23ter.1 W EW1 KD
                        W discard KD
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("N draw", hand.after(5));
        assertEquals("EW1 3H 4H 5H", hand.melds());
    }

    @Test
    void aCardFoundInANewMeldAfterTheDiscardIsPenalized() {
        Judged hand =
                assertTold(
                        "5 23ter.1 W: penalize W KD",
                        """
                        W: 3H 4H 5H KD 4C QS
                        turn: W play
                        W open 3H 4H 5H
                        W discard 4C
                        arbiter 23ter.1 W EW1 KD
                        W lay KD
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void aCardFoundInAnOlderMeldFreezesItAndIsNegative() {
        Judged hand =
                assertTold(
                        "4 23ter.2 W: freeze EW1 end; negative EW KD",
                        """
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD 4C QS
                        turn: W play
                        arbiter 23ter.2 W EW1 KD
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(45, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void aCardThatSlipsOutWithTheDiscardGoesBackAndIsExposed() {
        Judged hand =
                assertTold(
                        """
                        3 23ter.3 W: takeback W discard QD; play W QD
                        12 0.2 W: advise\
                        """,
                        """
                        W: KD QD 4C ??
                        turn: W play
                        W discard KD QD
                        W takeback discard QD
                        """
                                + Judged.turns("N E S")
                                + """
                                W draw 7S
                                W discard 4C
                                """);
        assertEquals("W play", hand.after(3));
        assertEquals("N draw", hand.after(4));
    }

    @Test
    void inHisNextTurnItMayBeTheDiscard() {
        Judged hand =
                assertTold(
                        "3 23ter.3 W: takeback W discard QD; play W QD",
                        """
                        W: KD QD 4C ??
                        turn: W play
                        W discard KD QD
                        W takeback discard QD
                        """
                                + Judged.turns("N E S")
                                + """
                                W draw 7S
                                W discard QD
                                """);
        assertEquals(3, hand.fan(Seat.WEST));
    }

    @Test
    void severalCardsMaySlipOut() {
        assertTold(
                "3 23ter.3 W: takeback W discard QD JS; play W QD JS",
                """
                W: KD QD JS 4C ??
                turn: W play
                W discard KD QD JS
                """);
    }

    @Test
    void aCardThatSlipsOutUnseenGoesBackToo() {
        Judged hand =
                assertTold(
                        "3 23ter.3 W: takeback W discard ??; play W ??",
                        """
                        W: KD ?? ??
                        turn: W play
                        W discard KD ??
                        W takeback discard
                        """);
        assertEquals("W play", hand.after(3));
        assertEquals("N draw", hand.after(4));
    }
}
