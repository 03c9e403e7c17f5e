package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** A card that a ruling takes out of a meld leaves it as if it had never been there. */
class WhatLeavesAgainTest {
    /** With the jack the two would have stood for the ten. */
    @Test
    void aTwoThatIsNaturalStaysSoWhenACardLeavesTheFrozenMeld() {
        Judged hand =
                assertTold(
                        """
                        4 28.2 W: draw W; freeze EW1 W; stop W
                        10 23.1 E: discard E JS; stop E\
                        """,
                        """
                        EW1: 2S 3S 4S 5S 6S 7S 8S
                        W: 9S
                        turn: W draw
                        W tie EW1 9S
                        W draw KD
                        W discard KD
                        N draw
                        N discard QD
                        E draw JS
                        E tie EW1 JS
                        E discard JS
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void whatIsLeftOfTheMeldThatWasThereCountsAndNoOtherReadingOfAllItsCards() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 8H 9H JH JK
                        W: 6D 6S 7D JS KD
                        turn: W play
                        W tie EW1 6D 6S 7D JS ?
                        W discard KD
                        N draw
                        arbiter penalize W 8H
                        W lay 8H
                        """);
        assertEquals(50, hand.score(Line.EW).melds());
    }

    @Test
    void aMeldOfTheOtherLineIsNotFrozenByHimWhoMayNotTouchIt() {
        Judged hand =
                assertTold(
                        """
                        4 29.2 W: restore W stock ??; limit W next draw
                        7 0.1 W: advise
                        7 23.1 W: discard W 8H; stop W\
                        """,
                        """
                        NS1: 5H 6H 7H
                        W: 8H KD
                        turn: S play
                        W draw ??
                        W putback stock
                        S discard 3C
                        W tie NS1 8H
                        """);
        assertTrue(hand.end().melds().of(Line.NS).iterator().next().isOpen());
    }

    /** Seven cards with the joker, which had to leave before anything was frozen. */
    @Test
    void aCardThatMustLeaveMakesNoBurracoThatAFreezeKeeps() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        W: JK JK KC KD
                        exposed W: KC
                        turn: E draw
                        E draw KH
                        E open 4H 5H 6H 7H 8H 9H
                        E discard KH
                        S draw
                        S discard 3C
                        W draw 3D
                        W tie EW1 JK
                        W tie EW1 JK
                        """);
        assertEquals("22.3 W, 23bis.2 W", hand.cases());
        assertEquals(0, hand.score(Line.EW).burrachi());
    }

    @Test
    void whatIsLeftOfAnOpeningIsWrongAlsoWhereTheCardIsTakenBackFirst() {
        String opened =
                """
                pile: 8H 9C
                W: 6H 7H KD QD
                turn: W draw
                W draw 4C
                W pickup
                W open 6H 7H 8H
                """;
        assertEquals("6.3 W, 26.1 W", Judged.of(opened + "W putback pile\n").cases());
        assertEquals("6.3 W, 26.1 W", Judged.of(opened + "W takeback EW1 8H\n").cases());
        assertEquals(
                "6.3 W, 26.1 W", Judged.of(opened + "W takeback EW1 8H\nW putback pile\n").cases());
    }

    @Test
    void itIsTheRestThatIsWrongOnceAllCardsHaveLeftThatMust() {
        assertEquals(
                "6.3 W, 26.1 W",
                Judged.of(
                                """
                                pile: 8H 9H
                                W: 6H 7H KD QD
                                turn: W draw
                                W draw 4C
                                W pickup
                                W open 6H 7H 8H 9H
                                W takeback EW1 9H
                                W takeback EW1 8H
                                W putback pile
                                """)
                        .cases());
    }

    /** A wild card goes back to its own meld (art. 10); he laid what remains himself. */
    @Test
    void whatAWildCardLeavesInAnotherMeldIsAWrongOpening() {
        assertTold(
                """
                5 10.2 W: restore W meld JK
                7 26.1 W: cure W EW2; discard W KD; penalize W QD; stop W\
                """,
                """
                EW1: 5H 6H 7H JK/1 9H
                W: 8H KD QD KC
                turn: W play drawn
                W tie EW1 8H
                W takeback EW1 JK/1
                W open KD QD JK/1
                W tie EW1 JK/1
                W lay QD
                W discard KD
                """);
    }

    @Test
    void whatIsStillAMeldWithoutTheWildCardIsNoFault() {
        assertTold(
                "5 10.2 W: restore W meld JK",
                """
                EW1: 5H 6H 7H JK/1 9H
                W: 8H KD QD TD JD KC
                turn: W play drawn
                W tie EW1 8H
                W takeback EW1 JK/1
                W open TD JD QD KD JK/1
                W tie EW1 JK/1
                W discard KC
                """);
    }

    /** What was ruled when he laid it is not ruled again when another card leaves. */
    @Test
    void whatWasWrongBesideItHasBeenTold() {
        assertTold(
                """
                5 8.4 W: restore W pile TC 5C; draw W; limit W next draw; stop W
                7 8.1 W: restore W pile TC 5C; draw W; stop W
                8 0.1 W: advise
                9 0.1 W: advise
                9 23.1 W: discard W 7D; penalize W 5C; stop W\
                """,
                """
                EW1: AH AC AS
                pile: TC 5C
                W: 2D 7D KD
                W pickup
                W cannot
                W putback pile
                W pickup
                W tie EW1 2D
                W tie EW1 7D 5C
                W putback pile
                """);
    }
}
