package burraco.engine.turn;

import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 15: the number of turns left after the time-out is announced. */
class TimeOutTest {
    @Test
    void beforeADrawSixTurnsAreLeft() {
        Judged hand =
                Judged.of(
                        """
                         EW1: 3H 4H 5H
                         turn: W draw
                         timeout
                        """
                                + turns("W N E S W N"));
        assertEquals("6 6 5 5 4 4 3 3 2 2 1 1 0", hand.turnsLeft());
        assertEquals("timeout", hand.stands());
    }

    @Test
    void afterADrawTheTurnAtHandComesOnTop() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H
                        turn: W play
                        timeout
                        W discard ??
                        N draw
                        """);
        assertEquals("7 6 6", hand.turnsLeft());
    }

    @Test
    void afterAPickupTheTurnAtHandComesOnTop() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H
                        turn: W play picked-up
                        timeout
                        """);
        assertEquals("7", hand.turnsLeft());
    }

    @Test
    void underTheOtherReadingTwoTurnsAreLeft() {
        Judged hand =
                Judged.of(
                        """
                         [Rule "time-out=lap"]
                         EW1: 3H 4H 5H
                         turn: W draw
                         timeout
                        """
                                + turns("W N"));
        assertEquals("2 2 1 1 0", hand.turnsLeft());
        assertEquals("timeout", hand.stands());
    }

    @Test
    void underTheOtherReadingTheTurnAtHandComesOnTop() {
        Judged hand =
                Judged.of(
                        """
                         [Rule "time-out=lap"]
                         EW1: 3H 4H 5H
                         turn: W play
                         timeout
                         W discard ??
                        """
                                + turns("N E"));
        assertEquals("3 2 2 1 1 0", hand.turnsLeft());
        assertEquals("timeout", hand.stands());
    }

    @Test
    void beforeTheFirstDrawThereIsAFullLap() {
        Judged hand =
                Judged.of(
                        """
                         up: 9S
                         timeout
                        """
                                + turns("W N E S"));
        assertEquals("4 4 3 3 2 2 1 1 0", hand.turnsLeft());
        assertEquals("timeout", hand.stands());
    }

    @Test
    void beforeTheFirstDrawThereIsAFullLapUnderEitherReading() {
        Judged hand =
                Judged.of(
                        """
                        [Rule "time-out=lap"]
                        up: 9S
                        timeout
                        """);
        assertEquals("4", hand.turnsLeft());
    }

    @Test
    void inTheDealThereIsAFullLap() {
        Judged hand =
                Judged.of(
                        """
                        deal W ??
                        timeout
                        """);
        assertEquals("4", hand.turnsLeft());
    }

    @Test
    void thePositionSaysHowManyTurnsAreLeft() {
        Judged hand =
                Judged.of(
                        """
                         timeout: 3
                         turn: W play
                         W discard ??
                        """
                                + turns("N E"));
        assertEquals("2 2 1 1 0", hand.turnsLeft());
        assertEquals("timeout", hand.stands());
    }

    @Test
    void aSecondAnnouncementChangesNothing() {
        Judged hand =
                Judged.of(
                        """
                        timeout: 3
                        turn: W play
                        timeout
                        W discard ??
                        timeout
                        """);
        assertEquals("3 2 2", hand.turnsLeft());
    }

    @Test
    void whoClosesInTheTimeOutCloses() {
        Judged hand =
                Judged.of(
                        """
                        timeout: 4
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
        assertEquals("0", hand.turnsLeft());
    }

    @Test
    void thePozzettoMayBeTakenAfterTheLastTurnOfTheTimeOut() {
        Judged hand =
                Judged.of(
                        """
                        timeout: 1
                        EW1: 3H 4H 5H
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto
                        """);
        assertEquals("", hand.rulings());
        assertEquals("timeout", hand.stands());
        assertEquals(true, hand.end().hasPozzetto(Line.EW));
    }

    @Test
    void nobodyGetsTheHundredAtTheEndOfTheTimeOut() {
        Judged hand =
                Judged.of(
                        """
                        timeout: 1
                        turn: W play
                        W discard ??
                        """);
        assertEquals(0, hand.score(Line.EW).closing());
        assertEquals(0, hand.score(Line.NS).closing());
    }

    @Test
    void laysAndPozzettiDoNotCountAsTurns() {
        Judged hand =
                Judged.of(
                        """
                        timeout: 2
                        W: KD QD JD
                        turn: W play
                        W open KD QD JD
                        W pozzetto
                        W discard ??
                        """);
        assertEquals("2 2 1", hand.turnsLeft());
    }
}
