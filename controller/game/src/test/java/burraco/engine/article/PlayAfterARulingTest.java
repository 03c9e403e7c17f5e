package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** What may be done after a ruling, depending on what has happened since. */
class PlayAfterARulingTest {
    @Test
    void theOtherLinesMeldIsNotFrozenForIt() {
        Judged hand =
                assertTold(
                        """
                        4 23.1 W: discard W 6H; stop W
                        7 23.1 N: cure N NS1; discard N 7H; stop N\
                        """,
                        """
                        NS1: 3H 4H 5H
                        W: 6H AS AD 9S
                        turn: W draw
                        W tie NS1 6H
                        W discard 6H
                        N draw
                        N tie NS1 7H
                        """);
        assertEquals("N play", hand.after(7));
    }

    @Test
    void whatWasDiscardedSinceDoesNotOpen() {
        Judged hand =
                assertTold(
                        """
                        4 29.1 S: restore S pile 6C; limit S next open
                        13 0.1 S: advise\
                        """,
                        """
                        S: 3C 4D 5D 8C
                        pile: 6C
                        turn: W draw
                        S pickup
                        S putback pile
                        W draw
                        W discard 6D
                        N draw
                        N discard 9D
                        E draw
                        E discard 9C
                        S pickup
                        S open 4D 5D 6D
                        """);
        assertEquals("S play", hand.after(13));
    }

    @Test
    void nobodyOwesWhatNobodyWasTold() {
        Judged hand =
                assertTold(
                        "6 22.1 W: play W 8D",
                        """
                        [Notice "on-call"]
                        W: 8D 9D 4S
                        turn: W play
                        W expose 8D
                        W discard 9D
                        notice
                        """);
        assertEquals("N draw", hand.after(6));
    }

    @Test
    void aPickupIsJustifiedByTheCardThatWasMissing() {
        Judged hand =
                assertTold(
                        "5 26.4 W: restore W pile 4H; penalize W 7H 5H; stop W",
                        """
                        pile: 4H
                        W: 5H 7H 6H KC
                        turn: W draw
                        W pickup
                        W open 4H 5H 7H
                        W tie EW1 6H
                        W discard KC
                        N draw
                        """);
        assertEquals("N play", hand.after(8));
    }

    @Test
    void theCardLeavesTheMeldFirstAndThenGoesBack() {
        Judged hand =
                assertTold(
                        """
                        3 29.2 S: restore S stock 7D; limit S next draw
                        4 29.3 S: restore S stock 7D; freeze NS1 S; limit S next draw; stop S\
                        """,
                        """
                        S: 3C 4D 5D 8C 6D 9S
                        turn: W draw
                        S draw 7D
                        S open 4D 5D 6D 7D
                        S takeback NS1 7D
                        S putback stock
                        W draw
                        """);
        assertEquals("W play", hand.after(7));
    }

    @Test
    void theRestOfThePileIsNoSecondChoice() {
        Judged hand =
                assertTold(
                        "4 8.8 W: advise",
                        """
                        pile: 4C KD 9S
                        W: 5C 6C KH
                        turn: W draw
                        W pickup 9S
                        W pickup
                        W open 4C 5C 6C
                        W discard KH
                        """);
        assertEquals("N draw", hand.after(7));
    }

    @Test
    void whatTwoRulingsAskForIsDoneOnce() {
        Judged hand =
                assertTold(
                        """
                        6 12.2 W: penalize W KH KD KC
                        6 31A W: penalize W KH KD KC\
                        """,
                        """
                        P1: taken EW
                        W: KH KD KC 4D
                        turn: W play
                        W open KH KD KC ?
                        W discard 4D ?
                        notice
                        W lay KH KD KC
                        N draw
                        """);
        assertEquals("N play", hand.after(8));
    }

    @Test
    void theSecondWildCardIsTheDiscardAndNoClosing() {
        Judged hand =
                assertTold(
                        """
                        5 30.2 W: merge EW2 EW1; discard W 2C; stop W\
                        """,
                        """
                        EW1: AH AD AC JK
                        P1: taken EW
                        W: AH AS 2C
                        turn: W play
                        W open AH AS 2C
                        W merge EW2 EW1
                        W discard 2C
                        N draw
                        """);
        assertEquals("N play", hand.after(8));
    }

    @Test
    void thePartnerMayCallInTheNextTurn() {
        Judged hand =
                assertTold(
                        "14 23.4 W: freeze EW1 end; negative EW 9C",
                        """
                        EW1: 3H 4H 5H
                        W: 9C KD 4D 7S
                        turn: W draw
                        W draw 2S
                        W tie EW1 9C ?
                        W discard KD
                        N draw
                        N discard ??
                        E draw
                        E discard ??
                        S draw
                        S discard ??
                        W draw
                        notice E
                        """);
        assertEquals("W play", hand.after(14));
    }

    @Test
    void whoIsStoppedOutOfTurnPlaysNoMore() {
        Judged hand =
                assertTold(
                        """
                        3 29.2 N: restore N stock 7H; limit N next draw
                        4 29.3 N: restore N stock 7H; freeze NS1 end; limit N next draw; advise; stop N
                        5 0.1 N: advise\
                        """,
                        """
                        N: 5H 6H 8C 9C TC KD
                        turn: W draw
                        N draw 7H
                        N open 5H 6H 7H
                        N open 8C 9C TC
                        N putback stock
                        W draw
                        """);
        assertEquals("W play", hand.after(7));
    }

    @Test
    void aCuredMeldMayBeASecondCombination() {
        Judged hand =
                assertTold(
                        """
                        4 26.1 W: cure W EW2; discard W AH; penalize W AD; stop W
                        5 30.1 W: merge EW2 EW1; freeze EW1 end; stop W\
                        """,
                        """
                        EW1: AH AD AC
                        W: AH AD AC KD 5C
                        turn: W play
                        W open AH AD
                        W tie EW2 AC
                        W merge EW2 EW1
                        W discard KD
                        """);
        assertEquals("N draw", hand.after(7));
    }

    @Test
    void whatAPersonDecidesIsNotRuledAgain() {
        Judged hand =
                assertTold(
                        "5 0.1 W: advise",
                        """
                        limited W draw
                        pile: 7S 8S
                        W: KD 4C
                        turn: W draw
                        W pickup
                        W putback pile
                        W draw
                        W discard KD
                        """);
        assertEquals("N draw", hand.after(8));
    }
}
