package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 10, 23 and 26: wrong ties, wild cards that leave their meld, wrong plays after a pickup. */
class WrongTiesTest {
    @Test
    void overAGapTheMissingCardMayStillCome() {
        Judged hand =
                assertTold(
                        "4 23.1 W: cure W EW1; discard W 7H; stop W",
                        """
                        EW1: 3H 4H 5H
                        W: 7H KC QC
                        turn: W play
                        W tie EW1 7H
                        W discard 7H
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("EW1 3H 4H 5H", hand.melds());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theMissingCardMakesTheTieGood() {
        Judged hand =
                assertTold(
                        "4 23.1 W: cure W EW1; discard W 7H; stop W",
                        """
                        EW1: 3H 4H 5H
                        W: 7H 6H KC QC
                        turn: W play
                        W tie EW1 7H
                        W tie EW1 6H
                        W discard KC
                        """);
        assertEquals("EW1 3H 4H 5H 6H 7H", hand.melds());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void ofSeveralWrongCardsTheFirstIsTheDiscard() {
        assertTold(
                "4 23.1 W: discard W 9D; penalize W 7D; stop W",
                """
                EW1: 3H 4H 5H
                W: 7D 9D KC QC
                turn: W play
                W tie EW1 7D 9D
                """);
    }

    @Test
    void whatFitsIsNotTooMany() {
        assertTold(
                "4 23.1 W: discard W 8D; stop W",
                """
                EW1: 3H 4H 5H
                W: 6H 8D KC QC
                turn: W play
                W tie EW1 6H 8D
                """);
    }

    @Test
    void aSecondWildCardIsTheDiscard() {
        assertTold(
                "4 23.1 W: discard W 2C; stop W",
                """
                EW1: JK 4H 5H
                W: 2C KC QC
                turn: W play
                W tie EW1 2C
                """);
    }

    @Test
    void nothingCuresATieToTheOtherLinesMeld() {
        Judged hand =
                assertTold(
                        "4 23.1 W: discard W 6H; stop W",
                        """
                        NS1: 3H 4H 5H
                        W: 6H KD 4C
                        turn: W play
                        W tie NS1 6H
                        W discard 6H
                        """);
        assertEquals("NS1 3H 4H 5H", hand.melds());
    }

    @Test
    void nothingCuresATieToAFrozenMeld() {
        assertTold(
                "4 23.1 W: discard W 7H; stop W",
                """
                EW1: 3H 4H 5H frozen
                W: 7H KD 4C
                turn: W play
                W tie EW1 7H
                """);
    }

    @Test
    void aWrongTieNoticedAfterTheDiscardIsPenalized() {
        Judged hand =
                assertTold(
                        "6 23.3 W: penalize W 7H",
                        """
                        EW1: 3H 4H 5H
                        W: 7H KC QC
                        turn: W play
                        W tie EW1 7H ?
                        W discard KC
                        notice
                        W lay 7H
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
    }

    @Test
    void aWrongTieNoticedLaterIsFrozenAndNegative() {
        assertTold(
                "7 23.4 W: freeze EW1 end; negative EW 7H",
                """
                EW1: 3H 4H 5H
                W: 7H KC QC
                turn: W play
                W tie EW1 7H ?
                W discard KC
                N draw
                notice
                """);
    }

    @Test
    void aWildCardTakenBackReturnsToItsMeld() {
        Judged hand =
                assertTold(
                        "4 10.2 W: restore W meld JK",
                        """
                        EW1: 3H JK 5H 6H
                        W: KD 4C
                        turn: W play
                        W takeback EW1 JK
                        W tie EW1 JK
                        W discard KD
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("EW1 3H JK 5H 6H", hand.melds());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aWrongOpeningAfterAPickupUndoesThePickup() {
        Judged hand =
                assertTold(
                        "5 26.4 W: restore W pile 9S KC; penalize W 4H 3H 6C; stop W",
                        """
                        pile: 9S KC
                        W: 3H 4H 6C KD QD
                        turn: W draw
                        W pickup
                        W open 3H 4H 6C
                        W putback pile
                        W lay 4H 3H 6C
                        W draw 8S
                        W discard 4H
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("W play", hand.after(6));
        assertEquals("W draw", hand.after(7));
        assertEquals("W play", hand.after(8));
        assertEquals("N draw", hand.after(9));
    }

    @Test
    void thePilesCardsInAWrongMeldGoBackToThePile() {
        Judged hand =
                assertTold(
                        "5 26.4 W: restore W pile 9S KC; penalize W JD QC; stop W",
                        """
                        pile: 9S KC
                        W: QC JD 4H 5S 6S
                        turn: W draw
                        W pickup
                        W open KC QC JD
                        W lay JD QC
                        W putback pile
                        """);
        assertEquals("", hand.melds());
        assertEquals("W draw", hand.stands());
    }

    @Test
    void aWrongTieAfterAPickupUndoesItToo() {
        assertTold(
                "6 26.4 W: restore W pile 9S KC; penalize W 6D; stop W",
                """
                EW1: 3H 4H 5H
                pile: 9S KC
                W: 6D QD 7S
                turn: W draw
                W pickup
                W tie EW1 6D
                """);
    }

    @Test
    void aForbiddenCombinationAfterAPickupUndoesItToo() {
        assertTold(
                "5 26.4 W: restore W pile 9S; penalize W KH KD KS; stop W",
                """
                pile: 9S
                W: KS KD KH 4C 5C
                turn: W draw
                W pickup
                W open KS KD KH
                """);
    }

    @Test
    void wildCardsAloneAfterAPickupUndoItToo() {
        assertTold(
                "5 26.4 W: restore W pile 9S; penalize W JK 2D 2S; stop W",
                """
                pile: 9S
                W: JK 2D 2S 4C 5C
                turn: W draw
                W pickup
                W open JK 2D 2S
                """);
    }

    @Test
    void onceALegalPlayHasJustifiedItThePickupStands() {
        assertTold(
                "6 26.1 W: discard W 7D; penalize W 6S 5S; stop W",
                """
                pile: 9S KC
                W: 3H 4H 5H 5S 6S 7D QD
                turn: W draw
                W pickup
                W open 3H 4H 5H
                W open 5S 6S 7D
                """);
    }

    @Test
    void underTheItalianCodeAPickupNeedsNoPlayAndStands() {
        assertTold(
                "6 26.1 W: discard W 7D; penalize W 6S 5S; stop W",
                """
                [Code "FITAB-ITA-2026"]
                pile: 9S KC
                W: 5S 6S 7D QD
                turn: W draw
                W pickup
                W open 5S 6S 7D
                """);
    }
}
