package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** What is owed may be done at once or in parts; nothing else counts for it. */
class CarryingOutTest {
    @Test
    void anotherMeldIsNotTheOneToBeTakenBack() {
        Judged hand =
                assertTold(
                        """
                        7 31B W: takeback W EW2 5C 6C 7C
                        8 0.3 W: advise\
                        """,
                        """
                        W: 2C 6C 7C
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        turn: W draw
                        W draw 5C
                        W open 5C 6C 7C
                        W discard 2C
                        W takeback EW1 9H
                        W takeback EW2
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void takenBackBitByBit() {
        Judged hand =
                assertTold(
                        "7 31B W: takeback W EW2 5C 6C 7C",
                        """
                        W: 2C 6C 7C
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        turn: W draw
                        W draw 5C
                        W open 5C 6C 7C
                        W discard 2C
                        W takeback EW2 6C
                        W takeback EW2 5C 7C
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void aCardThatIsNotPenalizedIsNotLaidAside() {
        Judged hand =
                assertTold(
                        """
                        5 12.2 W: penalize W KH KD KC
                        6 0.3 W: advise\
                        """,
                        """
                        W: KH KD KC 4D 9S
                        turn: W play
                        W open KH KD KC ?
                        W discard 4D
                        notice
                        W lay 9S
                        W lay KC
                        W lay KD KH
                        N draw
                        """);
        assertEquals("N play", hand.after(9));
    }

    @Test
    void twoCardsAreNotTheOneThatIsOrdered() {
        Judged hand =
                assertTold(
                        """
                        4 23.1 W: discard W 9C; stop W
                        5 0.2 W: advise\
                        """,
                        """
                        EW1: 3H 4H 5H
                        W: 9C KD KC 4D
                        turn: W play
                        W tie EW1 9C
                        W discard 9C KD
                        W discard 9C
                        N draw
                        """);
        assertEquals("N play", hand.after(7));
    }

    @Test
    void mergedTheOtherWayRound() {
        Judged hand =
                assertTold(
                        """
                        4 30.1 W: merge EW2 EW1; freeze EW1 end; stop W
                        5 0.3 W: advise\
                        """,
                        """
                        EW1: AH AD AC
                        W: AH AD AC KD 5C
                        turn: W play
                        W open AH AD AC
                        W merge EW1 EW2
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(7));
    }

    @Test
    void theWildCardGoesBackToItsOwnMeldOnly() {
        Judged hand =
                assertTold(
                        "5 10.2 W: restore W meld JK",
                        """
                        EW1: 3H 4H JK 6H
                        EW2: 8C 9C TC
                        W: KD 7H 2S
                        turn: W play
                        W takeback EW1 JK
                        W tie EW2 JK
                        W tie EW1 JK
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(9));
    }

    @Test
    void theStockIsNotThePile() {
        Judged hand =
                assertTold(
                        """
                        4 6.3 W: restore W stock ??
                        6 6.3 W: restore W pile 9S TS\
                        """,
                        """
                        W: KD 7H 2S
                        pile: 9S TS
                        turn: W play
                        W draw
                        W putback stock
                        W pickup
                        W putback pile
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(9));
    }

    @Test
    void bothCopiesLieInTheMeldAndOneIsPenalized() {
        Judged hand =
                assertTold(
                        "7 30.4 W: merge EW2 EW1; penalize W JK",
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: KH/1 KD JK
                        W: KH/2 KS 2D 4C 5C
                        turn: W play
                        W open KH/2 KS 2D ?
                        W discard 4C
                        notice
                        W merge EW2 EW1
                        W lay JK
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void aSecondPutBackPutsNothing() {
        Judged hand =
                assertTold(
                        """
                        3 6.3 W: restore W stock ??
                        7 29.2 W: restore W stock ??; limit W next draw\
                        """,
                        """
                        W: KD 7H 2S
                        turn: W play
                        W draw
                        W putback stock
                        W discard KD
                        N draw
                        W draw
                        """);
        assertEquals("W play", hand.after(7));
    }
}
