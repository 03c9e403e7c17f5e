package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/**
 * Cards laid in a second movement, after the fault that was ruled, are another matter: the first
 * ruling does not cover them, nor later discards.
 */
class SecondMovementTest {
    private static final String SIX =
            """
            EW1: 4C 5C 6C 7C 8C 9C
            W: TC JC KD QD
            """;

    @Test
    void afterATieBeforeTheDraw() {
        Judged hand =
                assertTold(
                        """
                        4 28.2 W: draw W; freeze EW1 W; stop W
                        5 0.1 W: advise\
                        """,
                        SIX
                                + """
                                turn: W draw
                                W tie EW1 TC
                                W tie EW1 JC
                                W draw
                                W discard KD
                                """
                                + Judged.turns("N E S")
                                + "W draw\nW discard QD\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals("EW1 4C 5C 6C 7C 8C 9C TC JC", hand.melds());
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void afterATieBeforeAPenalizedDiscard() {
        Judged hand =
                assertTold(
                        """
                        5 23bis.2 W: discard W KH; freeze EW1 W; stop W
                        6 0.1 W: advise\
                        """,
                        SIX
                                + """
                                penalized W: KH
                                turn: W play
                                W tie EW1 TC
                                W tie EW1 JC
                                W discard KH
                                """
                                + Judged.turns("N E S")
                                + "W draw\nW discard QD\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void afterTheOpeningThatALimitedTurnAllowed() {
        Judged hand =
                assertTold(
                        """
                        6 29.1 W: freeze EW1 W
                        7 0.1 W: advise\
                        """,
                        """
                        W: 5C 6C 8C KD QD
                        pile: 7C
                        limited W open
                        turn: W draw
                        W pickup
                        W open 5C 6C 7C
                        W tie EW1 8C
                        W discard KD
                        """
                                + Judged.turns("N E S")
                                + "W draw\nW discard QD\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals("EW1 5C 6C 7C 8C", hand.melds());
    }

    @Test
    void afterAPlayOutOfTurn() {
        Judged hand =
                assertTold(
                        """
                        4 29.2 W: restore W stock 9H; limit W next draw
                        5 29.3 W: restore W stock 9H; freeze EW1 W; limit W next draw; stop W
                        6 0.1 W: advise\
                        """,
                        SIX
                                + """
                                turn: S draw
                                W draw 9H
                                W tie EW1 TC
                                W tie EW1 JC
                                W putback stock
                                """
                                + Judged.turns("S")
                                + "W draw\nW discard QD\n"
                                + Judged.turns("N E S")
                                + "W draw\nW discard KD\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void whatWasLeftOfAPlayOutOfTurnIsForAPersonAndForNoRulingLater() {
        Judged hand =
                Judged.of(
                        """
                        W: 5C 7C KD QD
                        turn: S draw
                        W draw 6C
                        W open 5C 6C 7C
                        W putback stock
                        """
                                + Judged.turns("S")
                                + "W draw\nW discard QD\n"
                                + Judged.turns("N E S")
                                + "W draw\nW discard KD\nN draw\n");
        assertEquals("3 29.2 W, 4 29.3 W", hand.rulings());
        assertEquals("N play", hand.stands());
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void whatHisPartnerHadSpoiltBeforeIsNotHis() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 4C 5C 6C 7C 8C 9C
                        W: TC KD QD
                        E: JS 9D
                        turn: E play
                        E tie EW1 JS ?
                        E discard 9D
                        S draw
                        S discard ??
                        W tie EW1 TC
                        W draw
                        W discard KD
                        """
                                + Judged.turns("N E S")
                                + "W draw\nW discard QD\nN draw\nnotice\n");
        assertEquals("9 28.2 W, 21 23.4 E", hand.rulings());
    }

    @Test
    void aCardThatDoesNotFitIsRuledByItself() {
        Judged hand =
                assertTold(
                        """
                        4 28.2 W: draw W; freeze EW1 W; stop W
                        5 0.1 W: advise
                        5 23.1 W: discard W KD; stop W\
                        """,
                        SIX
                                + """
                                turn: W draw
                                W tie EW1 TC
                                W tie EW1 KD
                                W discard KD
                                """
                                + Judged.turns("N E S")
                                + "W draw\nW discard QD\nN draw\n");
        assertEquals("EW1 4C 5C 6C 7C 8C 9C TC", hand.melds());
    }

    /**
     * If he ties cards together to a meld that he froze himself, only those that do not fit are
     * wrong.
     */
    @Test
    void aCardThatFitsBesideOneThatDoesNotIsOnlyEarly() {
        assertTold(
                """
                4 28.2 W: draw W; freeze EW1 W; stop W
                5 0.1 W: advise
                5 23.1 W: discard W KD; stop W\
                """,
                """
                EW1: 5H 6H 7H
                W: 8H 9H KD 4C 9S
                turn: W draw
                W tie EW1 8H
                W tie EW1 KD 9H
                W draw
                W discard KD
                """);
    }

    @Test
    void aLapLaterOnlyWhatDoesNotFitIsPenalized() {
        assertTold(
                """
                5 23bis.1 W: freeze EW1 W
                6 23bis.1 W: freeze EW1 W
                14 28.2 W: penalize W KD\
                """,
                """
                EW1: 5H 6H 7H
                W: 8H 9H KD 4C 9S
                turn: W play drawn
                W discard 9S
                W tie EW1 8H
                W tie EW1 KD 9H
                """
                        + Judged.turns("N E S")
                        + """
                        W draw
                        W discard 4C
                        """);
    }
}
